// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .treatAllWarnings(as: .error),
]

let package = Package(
    name: "RIBs",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "RIBs", targets: ["RIBs"]),
        .library(name: "RIBsTesting", targets: ["RIBsTesting"]),
    ],
    targets: [
        .target(name: "RIBs", swiftSettings: settings),
        // Doubles and expectations for tests of RIBs.
        .target(name: "RIBsTesting", dependencies: ["RIBs"], swiftSettings: settings),
        .testTarget(name: "RIBsTests", dependencies: ["RIBs"], swiftSettings: settings),
        .testTarget(
            name: "RIBsTestingTests",
            dependencies: ["RIBs", "RIBsTesting"],
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)
