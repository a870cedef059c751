import Diagnosis
import LayoutFiles
import Testing
import Traces

/// Which names count as shared: those somebody gave on purpose, where nothing else tells the objects apart.
@MainActor
struct DuplicateNameTests {
  private func findings(_ views: String) throws -> [LintFinding] {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view id="root"><rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
      \(views)
      </subviews></view></objects></document>
      """
    let document = try LayoutFile.decode(Array(text.utf8), file: "names.xib")
    return LintReport(on: document).findings.filter { $0.kind == .duplicateName }
  }

  private func view(_ id: String, _ attributes: String, _ inside: String = "", element: String = "view") -> String {
    """
    <\(element) \(attributes) id="\(id)"><rect key="frame" x="0" y="0" width="90" height="90"/>\
    \(inside)</\(element)>
    """
  }

  private func identifier(_ text: String) -> String {
    #"<accessibility key="accessibilityConfiguration" identifier="\#(text)"/>"#
  }

  @Test func `a label that two objects have is told at the second, with the place of the first`() throws {
    let found = try findings(["a", "b"].map { view($0, #"userLabel="Card""#) }.joined(separator: "\n"))
    #expect(
      found.map(\.line) == [
        "names.xib:5:1: note: Card 2 is labelled Card in the file, as Card at 4:1 is: the number that tells them apart "
          + "here hangs on their order. [duplicate-name]"
      ]
    )
    #expect(found.map(\.fix) == ["give Card 2 a label of its own in Interface Builder"])
  }

  @Test func `each further object is told, and an identifier before a label`() throws {
    let found = try findings(
      ["a", "b", "c"].map { view($0, #"userLabel="Card""#, identifier("card")) }.joined(separator: "\n")
    )
    #expect(found.map(\.subject) == ["Card 2", "Card 3"])
    let sentences = found.map(\.sentence.description)
    #expect(sentences.allSatisfy { $0.contains("has the accessibilityIdentifier card, as Card at 4:1 has") })
  }

  @Test func `an identifier set as a runtime attribute counts like one of the accessibility section`() throws {
    let attribute = """
      <userDefinedRuntimeAttributes>\
      <userDefinedRuntimeAttribute type="string" keyPath="accessibilityIdentifier" value="card"/>\
      </userDefinedRuntimeAttributes>
      """
    #expect(try findings(view("a", "", attribute) + view("b", "", identifier("card"))).count == 1)
  }

  @Test func `rows of a list repeat their names on purpose`() throws {
    func cell(_ id: String) -> String {
      let title = view("title-\(id)", #"userLabel="Title""#, identifier("title"), element: "label")
      let subviews = "<subviews>\(title)</subviews>"
      return view(
        id,
        "",
        view("content-\(id)", #"key="contentView""#, subviews, element: "tableViewCellContentView"),
        element: "tableViewCell"
      )
    }
    let list = view("list", "", "<prototypes>\(cell("one"))\(cell("two"))</prototypes>", element: "tableView")
    #expect(try findings(list).isEmpty)
    // One more beside the list is no row of it.
    let beside = view("beside", #"userLabel="Title""#, identifier("title"), element: "label")
    #expect(try findings(list + beside).map(\.subject) == ["Title 3"])
  }

  @Test func `two states of which one is hidden may share a name`() throws {
    let hidden = view("b", #"userLabel="Card" hidden="YES""#, identifier("card"))
    #expect(try findings(view("a", #"userLabel="Card""#, identifier("card")) + hidden).isEmpty)
  }

  @Test func `what a button says is no name, though it is called by it`() throws {
    func button(_ id: String) -> String { view(id, "", #"<state key="normal" title="Delete"/>"#, element: "button") }
    #expect(try findings(button("a") + button("b")).isEmpty)
    // Nor are they one thing that are of two classes, as a cell and the picture in it.
    #expect(try findings(view("a", #"userLabel="Card""#, element: "label") + view("b", #"userLabel="Card""#)).isEmpty)
    // Nor is a label shared with a text.
    #expect(try findings(button("a") + view("b", #"userLabel="Delete""#)).isEmpty)
  }
}
