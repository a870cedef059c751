public import Foundation

// Cells of tables and collections, which take touches like any view.

@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// UIKit's arrangements of labels; kept for source compatibility.
  public enum CellStyle: Int, Hashable, Sendable {
    case `default` = 0, value1, value2, subtitle
  }

  /// What kind of cell it is, for a table that uses it again.
  open private(set) var reuseIdentifier: String?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The cell itself: there is no view between it and what is in it.
  open var contentView: UIView { self }

  /// What choosing the cell looks like.
  public enum SelectionStyle: Int, Hashable, Sendable {
    case none = 0, blue, gray, `default`
  }

  /// What stands at the cell's end.
  public enum AccessoryType: Int, Hashable, Sendable {
    case none = 0, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  open var selectionStyle = SelectionStyle.default
  open var accessoryType = AccessoryType.none

  /// In no view: what they say is not shown.
  open private(set) lazy var textLabel: UILabel? = UILabel()
  open private(set) lazy var detailTextLabel: UILabel? = UILabel()

  open func prepareForReuse() {}
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  open var isSelected: Bool = false { didSet { if isSelected != oldValue { appearanceDidChange() } } }
  open var isHighlighted: Bool = false { didSet { if isHighlighted != oldValue { appearanceDidChange() } } }

  /// What the cell's text label says.
  package final var text: String? { didSet { if text != oldValue { appearanceDidChange() } } }
}

@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {}

@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  open func prepareForReuse() {}
}

@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// The cell itself: there is no view between it and what is in it.
  open var contentView: UIView { self }

  open var isSelected: Bool = false { didSet { if isSelected != oldValue { appearanceDidChange() } } }
  open var isHighlighted: Bool = false { didSet { if isHighlighted != oldValue { appearanceDidChange() } } }
}
