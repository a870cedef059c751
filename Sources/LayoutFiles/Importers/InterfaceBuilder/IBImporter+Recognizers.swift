import UIKit

extension IBImporter {
  /// A gesture recognizer with its settings and actions; nil for an element that is none.
  mutating func recognizer(_ element: MarkupElement) -> RecognizerDocument? {
    guard let uiClass = IBClass.recognizer(element.name) else { return nil }
    var recognizer = RecognizerDocument(uiClass: uiClass)
    recognizer.customClass = customClass(of: element)
    let selector = element.list("connections").first { $0.name == "action" }?["selector"]
    recognizer.name = name(of: element, or: selector.map { String($0.prefix { $0 != ":" }) } ?? uiClass.rawValue)
    recognizer.location = element.location
    if let id = element["id"], document.sharedRecognizers.contains(id) {
      log.warn(.sharedRecognizer(recognizer.name), at: element.location)
    }
    func set(_ property: Property, _ value: PropertyValue?) {
      guard let value, uiClass.properties[property] != nil else { return }
      recognizer.properties.set(property, to: value, at: element.location)
    }
    set(.isEnabled, element.flag("enabled").map { .bool($0) })
    set(.cancelsTouchesInView, element.flag("cancelsTouchesInView").map { .bool($0) })
    set(.delaysTouchesBegan, element.flag("delaysTouchesBegan").map { .bool($0) })
    set(.delaysTouchesEnded, element.flag("delaysTouchesEnded").map { .bool($0) })
    func count(_ key: String, from least: Int) -> PropertyValue? {
      element.number(key).flatMap { Int(exactly: $0.rounded()) }.map { .integer(min(max($0, least), 1_000_000)) }
    }
    set(.numberOfTapsRequired, count("numberOfTapsRequired", from: uiClass == .longPress ? 0 : 1))
    set(.numberOfTouchesRequired, count("numberOfTouchesRequired", from: 1))
    set(.minimumNumberOfTouches, count("minimumNumberOfTouches", from: 1))
    set(.maximumNumberOfTouches, count("maximumNumberOfTouches", from: 1))
    set(.minimumPressDuration, element.number("minimumPressDuration").map { .number(min(max($0, 0), 3600)) })
    set(.allowableMovement, element.number("allowableMovement").map { .number(min(max($0, 0), 1e6)) })
    if let direction = element["direction"], ["left", "right", "up", "down"].contains(direction) {
      set(.direction, .options([direction]))
    }
    let edges = element.child("rectEdge").map { edge in
      ["top", "left", "bottom", "right"].filter { edge.flag($0) == true }
    }
    if let edges, !edges.isEmpty { set(.edges, .options(edges)) }
    for connection in element.list("connections") {
      if connection.name == "action" { recognizer.actions.append(action(connection, events: [])) }
      if connection.name == "segue" { recognizer.notes.append(addLink(connection, from: recognizer.name)) }
      if connection.name == "outlet", connection["property"] == "delegate" {
        recognizer.notes.append(delegateNote(connection))
      }
    }
    recognizer.notes += element["id"].flatMap { document.outletNotes[$0] } ?? []
    return recognizer
  }

  /// Who the delegate is: what it answers is in its code.
  private mutating func delegateNote(_ outlet: MarkupElement) -> String {
    guard let id = outlet["destination"], let object = document.objects[id] else {
      log.warn(.missingTarget(outlet["destination"] ?? "", of: "the delegate of a recognizer"), at: outlet.location)
      return "delegate: not in the file"
    }
    let spoken = object["userLabel"] ?? object["customClass"] ?? IBClass.controller(object.name)?.uiClass.rawValue
    return "delegate: \(spoken ?? object.name), whose answers are in its code"
  }
}
