import Foundation
import UIKit

/// How one class reads and writes one property; objects of other classes answer nil and false.
@MainActor
struct PropertyAccessor {
  let get: @MainActor (NSObject) -> PropertyValue?
  let set: (@MainActor (NSObject, PropertyValue) -> Bool)?

  /// A property in terms of two closures; without the second it is read-only.
  static func custom<Root: NSObject>(
    _ root: Root.Type,
    get: @escaping @MainActor (Root) -> PropertyValue?,
    set: (@MainActor (Root, PropertyValue) -> Bool)? = nil
  ) -> PropertyAccessor {
    let read: @MainActor (NSObject) -> PropertyValue? = { object in
      guard let object = object as? Root else { return nil }
      return get(object)
    }
    guard let set else { return PropertyAccessor(get: read, set: nil) }
    return PropertyAccessor(get: read) { object, value in
      guard let object = object as? Root else { return false }
      return set(object, value)
    }
  }

  /// A property behind a key path, its values turned into a file's and back.
  static func path<Root: NSObject, Value>(
    _ path: ReferenceWritableKeyPath<Root, Value>,
    _ wrap: @escaping (Value) -> PropertyValue,
    _ unwrap: @escaping (PropertyValue) -> Value?
  ) -> PropertyAccessor {
    custom(
      Root.self,
      get: { wrap($0[keyPath: path]) },
      set: { root, value in
        guard let value = unwrap(value) else { return false }
        root[keyPath: path] = value
        return true
      }
    )
  }

  static func bool<Root: NSObject>(_ path: ReferenceWritableKeyPath<Root, Bool>) -> PropertyAccessor {
    self.path(path, { .bool($0) }, \.boolValue)
  }

  static func readOnly<Root: NSObject>(_ path: KeyPath<Root, Bool>) -> PropertyAccessor {
    custom(Root.self, get: { .bool($0[keyPath: path]) })
  }

  static func number<Root: NSObject, Number: BinaryFloatingPoint>(
    _ path: ReferenceWritableKeyPath<Root, Number>
  ) -> PropertyAccessor {
    self.path(path, { .number(Double($0)) }, { $0.numberValue.map { Number($0) } })
  }

  static func integer<Root: NSObject>(_ path: ReferenceWritableKeyPath<Root, Int>) -> PropertyAccessor {
    self.path(path, { .integer($0) }, \.integerValue)
  }

  static func string<Root: NSObject>(_ path: ReferenceWritableKeyPath<Root, String?>) -> PropertyAccessor {
    self.path(path, { $0.map { .string($0) } ?? PropertyValue.none }, \.optionalString)
  }

  static func color<Root: NSObject>(_ path: ReferenceWritableKeyPath<Root, UIColor?>) -> PropertyAccessor {
    self.path(
      path,
      { $0.map { .color($0.cgColor) } ?? PropertyValue.none },
      { value in
        switch value {
        case .color(let color): .some(UIColor(cgColor: color))
        case .none: .some(nil)
        default: nil
        }
      }
    )
  }

  static func font<Root: NSObject>(_ path: ReferenceWritableKeyPath<Root, UIFont?>) -> PropertyAccessor {
    self.path(
      path,
      { font in font.map { .font(FontDocument(size: $0.pointSize, weight: $0.weight.name)) } ?? PropertyValue.none },
      { value in
        guard case .font(let font) = value else { return nil }
        return UIFont(pointSize: font.size, weight: UIFont.Weight(named: font.weight))
      }
    )
  }

  static func image<Root: NSObject>(_ path: ReferenceWritableKeyPath<Root, UIImage?>) -> PropertyAccessor {
    self.path(
      path,
      { $0.map { .string($0.name) } ?? PropertyValue.none },
      { $0.optionalString.map { $0.flatMap { UIImage(named: $0) } } }
    )
  }

  static func alignment<Root: NSObject>(
    _ path: ReferenceWritableKeyPath<Root, NSTextAlignment>
  ) -> PropertyAccessor {
    options(path, ["left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural])
  }

  /// One of a few named values.
  static func options<Root: NSObject, Value: Equatable>(
    _ path: ReferenceWritableKeyPath<Root, Value>,
    _ names: [String: Value]
  ) -> PropertyAccessor {
    self.path(
      path,
      { value in .options(names.filter { $0.value == value }.keys.sorted()) },
      { value in value.names?.first.flatMap { names[$0] } }
    )
  }

  /// Any of a few named members.
  static func optionSet<Root: NSObject, Value: OptionSet>(
    _ path: ReferenceWritableKeyPath<Root, Value>,
    _ names: [(String, Value)]
  ) -> PropertyAccessor where Value == Value.Element {
    self.path(
      path,
      { value in .options(names.filter { value.contains($0.1) }.map(\.0)) },
      { value in
        value.names.map { chosen in
          names.filter { chosen.contains($0.0) }.reduce(into: Value()) { $0.formUnion($1.1) }
        }
      }
    )
  }

  /// Raw numbers by their names.
  static func numbers<Root: NSObject>(
    _ path: ReferenceWritableKeyPath<Root, [Int]>,
    _ names: [(String, Int)]
  ) -> PropertyAccessor {
    self.path(
      path,
      { numbers in .options(names.filter { numbers.contains($0.1) }.map(\.0)) },
      { value in value.names.map { chosen in names.filter { chosen.contains($0.0) }.map(\.1) } }
    )
  }
}
