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
        .library(name: "RIBs", targets: ["RIBs"])
    ],
    targets: [
        .target(name: "RIBs", swiftSettings: settings),
        .testTarget(name: "RIBsTests", dependencies: ["RIBs"], swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
