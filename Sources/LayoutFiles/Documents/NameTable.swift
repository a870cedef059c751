/// The objects of a file by name.
package struct NameTable: Hashable, Sendable {
  /// What a name stands for.
  package struct Entry: Hashable, Sendable {
    package var uiClass: UIKitClass
    /// The class a person should read.
    package var className: String
    package var location: SourceLocation
    /// The label that an object before it in the file has, too, and keeps as its name; nil for nearly all.
    package var sharedLabel: String?
  }

  private var entries: [String: Entry] = [:]

  package init() {}

  package subscript(name: String) -> Entry? { entries[name] }

  /// How many names there are.
  package var count: Int { entries.count }

  /// Every name, in alphabetical order.
  package var all: [String] { entries.keys.sorted() }

  /// The name that somebody most likely meant by one that is not there.
  package func nearest(to name: String) -> String? { NearestName.nearest(to: name, among: all) }

  /// The names of objects whose class is or inherits from one of `classes`, in alphabetical order.
  package func names(of classes: [UIKitClass]) -> [String] {
    entries.filter { entry in classes.contains { entry.value.uiClass.isKind(of: $0) } }.keys.sorted()
  }

  /// The classes of the file's objects, custom ones by their own names.
  package var classNames: Set<String> { Set(entries.values.map(\.className)) }

  /// By name the label that the file gives an object and another keeps as its name, for all objects so numbered.
  package var sharedLabels: [String: String] { entries.compactMapValues(\.sharedLabel) }

  /// Adds a name; answers the entry that has it already, which stays.
  mutating func add(_ name: String, _ entry: Entry) -> Entry? {
    if let existing = entries[name] { return existing }
    entries[name] = entry
    return nil
  }

  /// Adds `name`, or `name` with as many primes as make it new, and answers what was added.
  mutating func addGenerated(_ name: String, _ entry: Entry) -> String {
    var candidate = name
    while entries[candidate] != nil { candidate += "'" }
    entries[candidate] = entry
    return candidate
  }
}
