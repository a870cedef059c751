// swift-tools-version: 6.2
import PackageDescription

let house: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// The program's own modules run on the main actor unless they say otherwise; the libraries below them do not.
let mainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

let package = Package(
  name: "fingerpost",
  products: [
    .executable(name: "fingerpost", targets: ["fingerpost"]),
    .library(name: "UIKit", targets: ["UIKit", "QuartzCore", "CoreGraphics", "_Testing_UIKit"]),
  ],
  targets: [
    .systemLibrary(
      name: "CX11",
      pkgConfig: "xi x11 xext",
      providers: [.apt(["libx11-dev", "libxi-dev", "libxext-dev"])]
    ),
    .systemLibrary(
      name: "CCairo",
      pkgConfig: "cairo pangocairo",
      providers: [.apt(["libcairo2-dev", "libpango1.0-dev"])]
    ),
    .systemLibrary(name: "CXDamage", pkgConfig: "xdamage x11", providers: [.apt(["libxdamage-dev"])]),
    .systemLibrary(name: "CGIF", pkgConfig: "libgif", providers: [.apt(["libgif-dev"])]),

    .target(name: "UIKit"),
    .target(name: "_Testing_UIKit"),
    .target(name: "QuartzCore", dependencies: ["UIKit"]),
    .target(name: "CoreGraphics", dependencies: ["UIKit"]),
    .target(name: "Canvas", dependencies: ["UIKit"]),
    .target(name: "LayoutFiles", dependencies: ["UIKit"]),
    .target(name: "Traces", dependencies: ["UIKit", "LayoutFiles"]),
    .target(name: "Diagnosis", dependencies: ["UIKit", "LayoutFiles", "Traces"]),
    .target(name: "CairoRenderer", dependencies: ["UIKit", "Canvas", "CCairo", "CGIF"]),
    .target(name: "Interface", dependencies: ["UIKit", "Canvas", "LayoutFiles", "Traces", "Diagnosis"]),
    .target(name: "X11Window", dependencies: ["CX11"]),
    .target(
      name: "FingerpostApp",
      dependencies: ["UIKit", "Canvas", "LayoutFiles", "Traces", "Interface", "CairoRenderer", "X11Window"],
      swiftSettings: mainActor
    ),
    .target(
      name: "FingerpostCommands",
      dependencies: [
        "UIKit", "Canvas", "LayoutFiles", "Traces", "Interface", "CairoRenderer", "X11Window", "FingerpostApp",
        "Diagnosis",
      ],
      swiftSettings: mainActor
    ),
    .target(
      name: "Showcase",
      dependencies: ["UIKit", "Interface", "LayoutFiles", "Traces"],
      swiftSettings: mainActor
    ),
    .executableTarget(
      name: "fingerpost-screenshots",
      dependencies: ["Showcase", "FingerpostApp", "Interface", "Canvas", "CairoRenderer"],
      swiftSettings: mainActor
    ),
    .executableTarget(
      name: "fingerpost-bench",
      dependencies: [
        "UIKit", "LayoutFiles", "Diagnosis", "Interface", "Canvas", "CairoRenderer", "FingerpostApp", "TestSupport",
        "CXDamage",
      ],
      swiftSettings: mainActor
    ),
    .executableTarget(name: "fingerpost", dependencies: ["FingerpostCommands"], swiftSettings: mainActor),

    .target(
      name: "TestSupport",
      dependencies: ["UIKit", "Canvas", "CairoRenderer", "CX11"],
      path: "Tests/TestSupport"
    ),
    .target(name: "AllocationCounter", path: "Tests/AllocationCounter"),
    .testTarget(
      name: "UIKitTests",
      dependencies: ["UIKit", "_Testing_UIKit", "TestSupport", "AllocationCounter"],
      exclude: ["Snapshots"]
    ),
    .testTarget(
      name: "UserCodeTests",
      dependencies: ["UIKit", "QuartzCore", "CoreGraphics", "_Testing_UIKit"],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]
    ),
    .testTarget(
      name: "SwiftFiveCodeTests",
      dependencies: ["UIKit", "_Testing_UIKit"],
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]
    ),
    .testTarget(name: "CanvasTests", dependencies: ["Canvas", "UIKit", "_Testing_UIKit", "TestSupport"]),
    .testTarget(
      name: "LayoutFilesTests",
      dependencies: ["LayoutFiles", "UIKit", "_Testing_UIKit", "TestSupport"],
      exclude: ["Snapshots"]
    ),
    .testTarget(
      name: "TracesTests",
      dependencies: ["Traces", "LayoutFiles", "UIKit", "_Testing_UIKit", "TestSupport"],
      exclude: ["Snapshots"]
    ),
    .testTarget(
      name: "DiagnosisTests",
      dependencies: ["Diagnosis", "Traces", "LayoutFiles", "UIKit", "_Testing_UIKit", "TestSupport"],
      exclude: ["Snapshots"]
    ),
    .testTarget(
      name: "CairoRendererTests",
      dependencies: ["CairoRenderer", "CGIF", "Canvas", "UIKit", "_Testing_UIKit", "TestSupport"],
      exclude: ["Goldens"]
    ),
    .testTarget(
      name: "InterfaceTests",
      dependencies: [
        "Interface", "Showcase", "CairoRenderer", "Canvas", "Diagnosis", "Traces", "LayoutFiles", "UIKit",
        "_Testing_UIKit",
        "TestSupport",
      ],
      exclude: ["Goldens", "Snapshots"]
    ),
    .testTarget(name: "X11WindowTests", dependencies: ["X11Window", "CX11", "TestSupport"]),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "fingerpost", "FingerpostCommands", "FingerpostApp", "Interface", "Canvas", "CairoRenderer", "X11Window",
        "Traces", "LayoutFiles", "UIKit", "_Testing_UIKit", "TestSupport",
      ]
    ),
  ]
)

for target in package.targets where target.type != .system && target.type != .plugin {
  // Code as people outside write it, who have none of the settings of this house.
  if ["UserCodeTests", "SwiftFiveCodeTests"].contains(target.name) { continue }
  target.swiftSettings = (target.swiftSettings ?? []) + house
}
