import TestSupport
import Testing

@testable import X11Window

struct InterfaceScaleTests {
  private static let screen = PixelSize(width: 3_840, height: 2_160)
  private static let unknown = PixelSize(width: 0, height: 0)

  private func scale(
    option: Double? = nil,
    environment: [String: String] = [:],
    settings: [String: Int] = [:],
    dpi: Double? = nil,
    millimeters: PixelSize = unknown
  ) -> Double {
    InterfaceScale.initial(
      option: option,
      environment: environment,
      settings: DesktopSettings(
        settings: XSettings(XSettingsBytes(settings.mapValues { .integer($0) }).bytes) ?? XSettings(),
        resources: dpi.map { "Xft.dpi:\t\($0)\n" } ?? ""
      ),
      screen: InterfaceScaleTests.screen,
      millimeters: millimeters
    )
  }

  @Test func `the first that says anything wins`() {
    let environment = ["FINGERPOST_SCALE": "1.5", "GDK_SCALE": "2"]
    let screen = PixelSize(width: 480, height: 270)
    #expect(scale(option: 1.1, environment: environment, dpi: 144) == 1.1)
    #expect(scale(environment: environment, dpi: 144) == 1.5)
    #expect(scale(environment: ["GDK_SCALE": "2"], dpi: 144) == 2)
    #expect(scale(settings: ["Gdk/WindowScalingFactor": 2], dpi: 144) == 2)
    #expect(scale(dpi: 144, millimeters: screen) == 1.5)
    #expect(scale(millimeters: screen) == 2.1)
    #expect(scale() == 1)
  }

  @Test func `of the desktop's window scale and text size the larger counts`() {
    let dpi = { 1024 * 96 * $0 / 100 }
    #expect(scale(settings: ["Gdk/WindowScalingFactor": 2, "Xft/DPI": dpi(100)]) == 2)
    #expect(scale(settings: ["Gdk/WindowScalingFactor": 2, "Xft/DPI": dpi(250)]) == 2.5)
    #expect(scale(settings: ["Gdk/WindowScalingFactor": 1, "Xft/DPI": dpi(150)]) == 1.5)
    // -1 stands for no value.
    #expect(scale(settings: ["Gdk/WindowScalingFactor": 1, "Xft/DPI": -1], dpi: 192) == 1)
    #expect(scale(settings: ["Xft/DPI": -1], dpi: 192) == 2)
  }

  @Test func `a detected scale below 1.25 is 1, an asked one stays`() {
    #expect(scale(dpi: 115) == 1)
    #expect(scale(dpi: 120) == 1.3)
    #expect(scale(option: 0.9) == 0.9)
  }

  @Test func `a scale is between 0.8 and 3 in tenths`() {
    #expect(scale(option: 0.1) == 0.8)
    #expect(scale(option: 9) == 3)
    #expect(scale(option: 1.27) == 1.3)
  }

  @Test func `nonsense counts as not said`() {
    #expect(scale(environment: ["FINGERPOST_SCALE": "big"]) == 1)
    #expect(scale(option: .nan, dpi: 192) == 2)
    // Two metres tall: a projector, not a dense screen.
    #expect(scale(millimeters: PixelSize(width: 3_500, height: 2_000)) == 1)
  }

  @Test func `Xft.dpi is found among the resources`() {
    #expect(InterfaceScale.dpi(inResources: "Xft.antialias:\t1\nXft.dpi:\t144\n") == 144)
    #expect(InterfaceScale.dpi(inResources: "Xft.dpi: x") == nil)
    #expect(InterfaceScale.dpi(inResources: "") == nil)
  }
}
