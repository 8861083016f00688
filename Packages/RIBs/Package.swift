// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]

let package = Package(
    name: "RIBs",
    // The first that run `isolated deinit`.
    platforms: [.macOS("15.4"), .iOS("18.4")],
    products: [
        .library(name: "RIBs", targets: ["RIBs"]),
        .library(name: "RIBsTesting", targets: ["RIBsTesting"]),
        // For programs of several dynamic libraries, which have to share one copy.
        .library(name: "RIBsDynamic", type: .dynamic, targets: ["RIBs", "RIBsTesting"]),
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
