import CairoRenderer
import FingerpostApp
import Foundation
import Interface
import LayoutFiles
import UIKit

/// What opening a file may cost, against a peer or a floor of the same run.
struct OpeningBudget {
  let name: String

  /// How often the time of `reference` fits into that of `measured` at most.
  let limit: Double
  let measured: Duration
  let reference: Duration

  /// A line for the report.
  var verdict: String {
    let ratio = measured / reference
    return "  " + name.padding(toLength: 44, withPad: " ", startingAt: 0)
      + String(format: "%8.2f ms %8.2f ms %6.2fx, at most ", milliseconds(measured), milliseconds(reference), ratio)
      + String(format: "%.0fx: ", limit) + (ratio <= limit ? "ok" : "MISSED")
  }

  private func milliseconds(_ duration: Duration) -> Double { duration / .milliseconds(1) }

  /// The least of some rounds.
  private static func time(_ rounds: Int, _ body: () throws -> Void) rethrows -> Duration {
    let clock = ContinuousClock()
    return try (0..<rounds).map { _ in try clock.measure(body) }.min() ?? .zero
  }

  /// What can be measured here; a file or a program that is missing leaves a line out.
  static func all() throws -> [OpeningBudget] {
    var budgets: [OpeningBudget] = []
    let path = NSTemporaryDirectory() + "fingerpost-bench-\(ProcessInfo.processInfo.processIdentifier).storyboard"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data(storyboard(scenes: 44).utf8).write(to: URL(fileURLWithPath: path))
    let reading = try time(9) { _ = try LayoutFile.read(path) }
    if let peer = time(ofXmllint: path) {
      budgets.append(
        OpeningBudget(name: "1 MB storyboard, against xmllint --noout", limit: 4, measured: reading, reference: peer)
      )
    }
    let views = Array(
      LayoutWriter.text(try LayoutFile.decode(Array(storyboard(scenes: 1, views: 10_000).utf8), file: "a")).utf8
    )
    var document = LayoutDocument()
    let decoding = try time(5) { document = try LayoutFile.decode(views, file: "views.layout.json") }
    let showing = try time(5) {
      let layout = LayoutBuilder.build(document)
      let session = DebugSession(application: layout.application, name: "views", document: document)
      _ = try InterfacePicture.window(of: session, size: CGSize(width: 1440, height: 900), scale: 1)
    }
    budgets.append(
      OpeningBudget(name: "10,000 views shown, against reading them", limit: 3, measured: showing, reference: decoding)
    )
    return budgets
  }

  /// Nil where there is no xmllint.
  private static func time(ofXmllint path: String) -> Duration? {
    let program = "/usr/bin/xmllint"
    guard FileManager.default.isExecutableFile(atPath: program) else { return nil }
    return time(9) {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: program)
      process.arguments = ["--noout", path]
      // The end of its output is its end; waiting for the exit itself looks only every 50 ms.
      let output = Pipe()
      process.standardOutput = output
      guard (try? process.run()) != nil else { return }
      _ = output.fileHandleForReading.readDataToEndOfFile()
    }
  }

  /// A storyboard as Interface Builder writes it: 23 KB a scene of 40 views.
  private static func storyboard(scenes: Int, views: Int = 40) -> String {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="vc0">
          <device id="retina6_0" orientation="portrait" appearance="light"/>
          <scenes>

      """
    for scene in 0..<scenes {
      text += """
                <scene sceneID="scene\(scene)">
                    <objects>
                        <viewController id="vc\(scene)" customClass="Controller\(scene)" customModule="App" customModuleProvider="target" sceneMemberID="viewController">
                            <view key="view" contentMode="scaleToFill" id="root\(scene)">
                                <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
                                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                                <subviews>

        """
      for view in 0..<views {
        let id = "\(scene)-v-\(view)"
        text += """
                                      <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" lineBreakMode="middleTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
                                          <rect key="frame" x="\(view % 6 * 60)" y="\(Double(view / 6) * 40.5)" width="52" height="34"/>
                                          <constraints>
                                              <constraint firstAttribute="height" constant="34" id="\(id)h"/>
                                              <constraint firstAttribute="width" constant="52" id="\(id)w"/>
                                          </constraints>
                                          <state key="normal" title="Button \(view)"/>
                                          <connections>
                                              <action selector="pressed:" destination="vc\(scene)" eventType="touchUpInside" id="\(id)a"/>
                                          </connections>
                                      </button>

          """
      }
      text += """
                                </subviews>
                                <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                            </view>
                        </viewController>
                        <placeholder placeholderIdentifier="IBFirstResponder" id="first\(scene)" userLabel="First Responder" sceneMemberID="firstResponder"/>
                    </objects>
                    <point key="canvasLocation" x="\(scene * 400)" y="0"/>
                </scene>

        """
    }
    return text + "    </scenes>\n</document>\n"
  }
}
