// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "Bookkeeping",
    products: [
        .library(name: "Bookkeeping", targets: ["Bookkeeping"]),
        .library(name: "BookkeepingTesting", targets: ["BookkeepingTesting"]),
    ],
    targets: [
        .target(name: "Bookkeeping", swiftSettings: settings),
        .target(name: "BookkeepingTesting", dependencies: ["Bookkeeping"], swiftSettings: settings),
        .testTarget(
            name: "BookkeepingTests",
            dependencies: ["BookkeepingTesting"],
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)
