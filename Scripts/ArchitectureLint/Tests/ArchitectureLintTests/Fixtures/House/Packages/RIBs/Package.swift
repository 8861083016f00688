// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "RIBs",
    products: [.library(name: "RIBs", targets: ["RIBs"])],
    targets: [
        .target(name: "RIBs", swiftSettings: settings),
        .testTarget(name: "RIBsTests", dependencies: ["RIBs"], swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
