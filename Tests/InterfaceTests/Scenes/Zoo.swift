import Canvas
import Foundation
import Interface
import UIKit

/// A screen with one of everything that the device scene can draw, for pictures.
@MainActor
final class Zoo {
  let application = UIApplication(screenSize: CGSize(width: 390, height: 600))
  let session: DebugSession
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
  private(set) var views: [String: UIView] = [:]

  init(theme: Theme = .light) {
    session = DebugSession(application: application, name: "zoo", theme: theme)
    session.reducesMotion = true
    application.attach(window)
    window.elementName = "window"
    window.isHidden = false
  }

  @discardableResult
  func add<View: UIView>(_ view: View, _ name: String, _ frame: [CGFloat], to parent: UIView? = nil) -> View {
    view.elementName = name
    view.frame = CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
    (parent ?? window).addSubview(view)
    views[name] = view
    return view
  }

  func touch(_ finger: Int32, _ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat, at seconds: Double) {
    session.touch(
      [TouchSample(finger: finger, phase: phase, location: CGPoint(x: x, y: y), device: "touchscreen")],
      isSimulated: false,
      at: Instant(seconds: seconds)
    )
  }

  func input(_ measurer: any TextMeasurer = FixedTextMeasurer()) -> SceneInput {
    session.takeInTrace()
    return SceneInput(session, measurer: measurer)
  }

  /// Controls, bars and content of every class with a look of its own.
  func addControls() {
    add(UINavigationBar(), "bar", [0, 0, 390, 44])
    let title = add(UILabel(), "title", [120, 11, 150, 22], to: views["bar"])
    title.text = "Settings"
    title.textAlignment = .center
    title.font = .boldSystemFont(ofSize: 17)
    let search = add(UISearchBar(), "search", [0, 44, 390, 52])
    search.placeholder = "Search views"
    let toggle = add(UISwitch(), "on", [20, 108, 51, 31])
    toggle.isOn = true
    add(UISwitch(), "off", [84, 108, 51, 31]).isEnabled = false
    add(UISlider(), "slider", [150, 108, 220, 31]).value = 0.4
    let segments = add(UISegmentedControl(), "segments", [20, 152, 240, 32])
    segments.segmentTitles = ["Day", "Week", "Month"]
    segments.selectedSegmentIndex = 1
    add(UIStepper(), "stepper", [276, 152, 94, 32])
    let pages = add(UIPageControl(), "pages", [20, 192, 120, 20])
    pages.numberOfPages = 5
    pages.currentPage = 2
    add(UIProgressView(), "progress", [160, 200, 150, 4]).progress = 0.7
    add(UIActivityIndicatorView(), "busy", [330, 192, 20, 20])
    add(UITextField(), "name", [20, 222, 200, 36]).text = "Ada Lovelace"
    let secret = add(UITextField(), "secret", [232, 222, 138, 36])
    secret.text = "secret"
    secret.isSecureTextEntry = true
    for (index, name) in ["plain", "pressed", "chosen", "disabled"].enumerated() {
      let button = add(UIButton(), name, [20 + CGFloat(index) * 90, 270, 80, 40])
      button.setTitle(name.capitalized, for: .normal)
      button.isHighlighted = name == "pressed"
      button.isSelected = name == "chosen"
      button.isEnabled = name != "disabled"
    }
    let text = add(UILabel(), "text", [20, 322, 350, 60])
    text.text =
      "Labels with numberOfLines 0 wrap at the end of the line and end in an ellipsis where the room ends, here."
    text.numberOfLines = 0
    add(UIImageView(), "image", [20, 392, 110, 80])
    let table = add(UITableView(), "table", [146, 392, 224, 120])
    table.backgroundColor = .white
    table.contentSize = CGSize(width: 224, height: 264)
    for row in 0..<6 {
      let cell = add(UITableViewCell(), "cell\(row)", [0, CGFloat(row) * 44, 224, 44], to: table)
      cell.text = "Row \(row)"
      cell.isSelected = row == 1
    }
    table.contentOffset = CGPoint(x: 0, y: 30)
    add(UITabBar(), "tabs", [0, 551, 390, 49])
  }

  /// A clip with overflow, a turned view, a translucent stack, hidden views, a border.
  func addGeometry() {
    let clip = add(UIView(), "clip", [40, 60, 160, 120])
    clip.backgroundColor = UIColor(cgColor: CGColor(hex: 0xDDE7F2))
    clip.clipsToBounds = true
    clip.layer.cornerRadius = 12
    add(UIView(), "overflow", [90, 70, 160, 90], to: clip).backgroundColor = .red
    let turned = add(UIView(), "turned", [230, 80, 110, 60])
    turned.backgroundColor = UIColor(cgColor: CGColor(hex: 0x3A6EA5))
    turned.transform = CGAffineTransform(rotationAngle: 0.5)
    let name = add(UILabel(), "turnedLabel", [8, 18, 94, 24], to: turned)
    name.text = "Turned"
    name.textColor = .white
    let glass = add(UIView(), "glass", [40, 220, 200, 90])
    glass.backgroundColor = .blue
    glass.alpha = 0.4
    add(UIView(), "inGlass", [60, 20, 200, 50], to: glass).backgroundColor = .green
    add(UIView(), "ghost", [270, 220, 90, 60]).isHidden = true
    let bordered = add(UIView(), "bordered", [40, 340, 120, 80])
    bordered.layer.borderWidth = 4
    bordered.layer.cornerRadius = 16
    bordered.layer.borderColor = CGColor(hex: 0x00714F)
    add(UIView(), "low", [200, 340, 100, 60]).backgroundColor = .gray
    add(UIView(), "high", [230, 360, 100, 60]).backgroundColor = .white
    views["low"]?.layer.zPosition = 1
    let parent = add(UIView(), "parent", [40, 450, 120, 80])
    parent.backgroundColor = .white
    add(UIButton(), "child", [90, 50, 120, 60], to: parent).backgroundColor = UIColor(cgColor: CGColor(hex: 0xF4E6C8))
  }
}
