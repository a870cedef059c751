package import Foundation

/// A part of a picture that seldom changes: a renderer may draw it once and keep the pixels.
///
/// What it shows is all inside `bounds` and covers them fully. Successive versions of the same part share `slot`, and
/// each knows what it changed of the one before, so that a renderer redraws no more than that.
package final class RetainedPicture: Sendable {
  package let list: DisplayList

  /// In the space of the list.
  package let bounds: CGRect

  /// Which part of the picture this is a version of.
  package let slot: Int
  package let revision: Int

  /// What differs from the revision before, in the space of the list; nil for everything.
  package let changes: [CGRect]?

  package init(_ list: DisplayList, bounds: CGRect, slot: Int, revision: Int, changes: [CGRect]?) {
    self.list = list
    self.bounds = bounds
    self.slot = slot
    self.revision = revision
    self.changes = changes
  }
}

extension RetainedPicture: Hashable {
  /// The same pixels: pictures with equal lists and bounds are equal whatever their history.
  package static func == (left: RetainedPicture, right: RetainedPicture) -> Bool {
    left === right || left.bounds == right.bounds && left.list == right.list
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(list.commands.count)
  }
}
