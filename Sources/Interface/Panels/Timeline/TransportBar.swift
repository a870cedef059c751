import Canvas
import Foundation
import Traces
import UIKit

/// First, back, play, step, last; the time; the moment; loop and speed.
@MainActor
final class TransportBar: UIView, Painted {
  private let context: InterfaceContext
  private let buttons: [Button]
  private let playButton: Button
  private let loopButton: Button
  private let speeds: SegmentedControl
  private let slider: Slider
  private let momentBar: MomentBar
  private var caption: MomentCaption
  private var captionX = 0.0
  private var captionRight = 0.0
  private var momentLabel: CGRect?
  private var readout = CGRect.zero
  private var speedReadout: CGRect?
  private var shownStep: Int?
  private var stepCount = -1

  /// The speeds of the segments.
  private static let presets = [1.0, 0.5, 0.25, 0.1]
  private static let presetTitles = ["1×", "½", "¼", "⅒"]
  private static let stepTitle = "Step"

  /// Where the plot begins, so that the moment stands over it.
  var labelsWidth = 248.0 { didSet { if labelsWidth != oldValue { setNeedsLayout() } } }

  /// The buttons are larger and fewer.
  var isCompact = false { didSet { if isCompact != oldValue { setNeedsLayout() } } }

  init(_ context: InterfaceContext) {
    self.context = context
    let session = context.session
    playButton = Button(context, icon: .play, hint: InterfaceCommand.playOrPause.hint) {
      session.control { playback, digest in
        if playback.isPlaying { playback.pause() } else { playback.play(in: digest) }
      }
    }
    buttons = [
      Button(context, icon: .first, hint: InterfaceCommand.firstStep.hint) {
        session.control { playback, digest in playback.show(digest.steps.isEmpty ? nil : 0) }
      },
      Button(context, icon: .back, hint: InterfaceCommand.previousStep.hint) {
        session.control { playback, _ in playback.stepBack() }
      },
      playButton,
      Button(context, icon: .step, hint: InterfaceCommand.nextStep.hint) {
        session.control { playback, digest in playback.stepForward(in: digest) }
      },
      Button(context, icon: .last, hint: InterfaceCommand.lastStep.hint) {
        session.control { playback, digest in playback.goLive(in: digest) }
      },
    ]
    loopButton = Button(context, icon: .loop, hint: InterfaceCommand.toggleLoop.hint) {
      session.control { playback, _ in playback.loops.toggle() }
    }
    speeds = SegmentedControl(context, titles: Self.presetTitles + [Self.stepTitle]) { index in
      session.control { playback, _ in
        playback.stopsAfterStep = index == Self.presets.count
        if !playback.stopsAfterStep { playback.speed = Self.presets[index] }
      }
    }
    speeds.hints =
      ["At the speed of the trace", "At half the speed", "At a quarter of the speed", "At a tenth of the speed"] + [
        "Play takes one step and stops"
      ]
    slider = Slider(context, name: "speed") { value in
      session.control { playback, _ in playback.speed = pow(10, value) }
    }
    slider.minimumValue = Float(log10(Playback.speeds.lowerBound))
    slider.maximumValue = Float(log10(Playback.speeds.upperBound))
    slider.onReset = { session.control { playback, _ in playback.speed = 1 } }
    momentBar = MomentBar(context)
    caption = MomentCaption(step: nil, session: session)
    super.init(frame: .zero)
    elementName = "transport"
    momentBar.onHover = { [unowned self] step in
      caption = MomentCaption(step: step ?? shownStep, session: session)
      setNeedsDisplay()
    }
    for view in buttons { addSubview(view) }
    for view in [loopButton, speeds, slider, momentBar] as [UIView] { addSubview(view) }
    refresh()
  }

  required init?(coder: NSCoder) { nil }

  private var session: DebugSession { context.session }

  func themeDidChange() {
    for view in subviews { view.setNeedsDisplay() }
    setNeedsDisplay()
  }

  /// Shows where the session is.
  func refresh() {
    let playback = session.playback
    let digest = session.digest
    let hasSteps = !digest.steps.isEmpty
    for button in buttons { button.isEnabled = hasSteps }
    playButton.icon = playback.isPlaying ? .pause : .play
    playButton.isOn = hasSteps
    loopButton.isOn = playback.loops
    let preset = Self.presets.firstIndex { abs($0 - playback.speed) < 0.001 } ?? -1
    speeds.selectedSegmentIndex =
      playback.stopsAfterStep && speeds.numberOfSegments > Self.presets.count ? Self.presets.count : preset
    slider.value = Float(log10(playback.speed))
    if playback.step != shownStep || digest.steps.count != stepCount {
      shownStep = playback.step
      stepCount = digest.steps.count
      momentBar.show(playback.step.map { Moment(ofStep: $0, in: digest) } ?? Moment())
      caption = MomentCaption(step: playback.step, session: session)
      setNeedsLayout()
    }
    setNeedsDisplay()
  }

  // MARK: Layout

  private var isDense: Bool { context.density == .dense && !isCompact }

  override func layoutSubviews() {
    let width = bounds.width
    let side: Double = isDense ? 28 : 44
    let isNarrow = width < 1000
    let titleWidth = ceil(context.measurer.width(of: captionTitle))
    let shownButtons = isCompact && width < 900 ? [1, 2, 3] : [0, 1, 2, 3, 4]
    var x: Double = isDense ? 10 : 12
    for (index, button) in buttons.enumerated() {
      button.isHidden = !shownButtons.contains(index)
      guard !button.isHidden else { continue }
      let wide = side + (index == 2 ? 4 : 0)
      button.frame = CGRect(x: x, y: (bounds.height - side) / 2, width: wide, height: side)
      x += wide + 4
    }
    readout = CGRect(x: x + 6, y: 0, width: 72, height: bounds.height)
    var left = max(readout.maxX + 8, isNarrow ? 0 : labelsWidth + 12)
    // The steps come first, then the words about them, the slider, and the label.
    let wanted = momentBar.fittingWidth + 24 + titleWidth
    let labelWidth = ceil(context.measurer.width(of: momentTitle)) + 12
    let right = placeRight(side: side, isNarrow: isNarrow, showsSlider: left + labelWidth + wanted + 60 < width - 420)
    momentLabel = nil
    if !isNarrow, left + labelWidth + wanted <= right {
      momentLabel = CGRect(x: left, y: 0, width: labelWidth, height: bounds.height)
      left += labelWidth
    }
    let barHeight: Double = isDense ? 26 : 40
    let barWidth = max(0, min(momentBar.fittingWidth, right - left - 24 - titleWidth))
    momentBar.frame = CGRect(x: left, y: (bounds.height - barHeight) / 2, width: barWidth, height: barHeight)
    momentBar.isHidden = barWidth < min(momentBar.fittingWidth, 100) || momentBar.fittingWidth == 0
    captionX = (momentBar.isHidden ? left : momentBar.frame.maxX) + 12
    captionRight = right - 12
    setNeedsDisplay()
  }

  /// In a bar narrower than this the steps of the moment need the room more than `Step` does.
  private static let roomForStep = 860.0

  /// Loop and speed at the right end; returns where they begin.
  private func placeRight(side: Double, isNarrow: Bool, showsSlider: Bool) -> Double {
    let height: Double = isDense ? 24 : 40
    let hasStep = bounds.width >= Self.roomForStep
    let titles = hasStep ? Self.presetTitles + [Self.stepTitle] : Self.presetTitles
    if titles != speeds.segmentTitles {
      speeds.segmentTitles = titles
      refresh()
    }
    let segments = Double(titles.count) * (isDense ? 40 : isNarrow ? 44 : 52)
    let margin: Double = isDense ? 16 : 12
    speeds.frame = CGRect(
      x: bounds.width - margin - segments,
      y: (bounds.height - height) / 2,
      width: segments,
      height: height
    )
    var x = speeds.frame.minX - 8
    slider.isHidden = !showsSlider
    speedReadout = nil
    if !slider.isHidden {
      slider.frame = CGRect(x: x - 90, y: (bounds.height - side) / 2, width: 90, height: side)
      x -= 98
      speedReadout = CGRect(x: x - 40, y: 0, width: 40, height: bounds.height)
      x -= 48
    }
    loopButton.frame = CGRect(x: x - side, y: (bounds.height - side) / 2, width: side, height: side)
    return loopButton.frame.minX
  }

  // MARK: Drawing

  private var captionTitle: TextBlock {
    .line(caption.title, .ui(11.5 + context.density.fontGrowth, .semibold), context.theme[.text1])
  }

  private var momentTitle: TextBlock {
    .line("This moment", .ui(11.5 + context.density.fontGrowth, .medium), context.theme[.text2])
  }

  func paint(into painter: Painter) {
    let theme = context.theme
    painter.fill(bounds, color: theme[.panel])
    painter.hairline(along: .minYEdge, of: bounds, color: theme[.line2])
    painter.hairline(along: .maxYEdge, of: bounds, color: theme[.line])
    let hasSteps = !session.digest.steps.isEmpty
    painter.text(
      "\(Words.seconds(session.playheadInstant.seconds)) s",
      font: .mono(13, .semibold),
      color: theme[hasSteps ? .text1 : .text3],
      in: readout,
      overflow: .ellipsisEnd
    )
    if let speedReadout {
      painter.text(
        "\(Words.fixed(session.playback.speed, 2))×",
        font: .mono(10.5),
        color: theme[.text2],
        in: speedReadout,
        alignment: .trailing
      )
    }
    guard hasSteps else { return }
    if let momentLabel {
      painter.text(momentTitle, in: momentLabel)
    }
    paintCaption(into: painter)
  }

  private func paintCaption(into painter: Painter) {
    let theme = context.theme
    let growth = context.density.fontGrowth
    let room = captionRight - captionX
    guard room > 30 else { return }
    let title = captionTitle
    let titleWidth = min(ceil(context.measurer.width(of: title)), room)
    painter.text(title, in: CGRect(x: captionX, y: 0, width: titleWidth, height: bounds.height))
    let rest = room - titleWidth - 10
    guard rest > 40 else { return }
    painter.text(
      .line(caption.detail, .ui(11 + growth), theme[.text3]),
      in: CGRect(x: captionX + titleWidth + 10, y: 0, width: rest, height: bounds.height)
    )
  }
}
