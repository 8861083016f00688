// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]

// The rules of the bank as pure values and functions.
let package = Package(
    name: "Bookkeeping",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .library(name: "Bookkeeping", targets: ["Bookkeeping"]),
        .library(name: "BookkeepingTesting", targets: ["BookkeepingTesting"]),
    ],
    targets: [
        .target(
            name: "Bookkeeping",
            swiftSettings: settings
        ),
        // A seeded generator, a fake clock and an expectation for the tests of all packages.
        .target(
            name: "BookkeepingTesting",
            dependencies: [
                "Bookkeeping"
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "BookkeepingTests",
            dependencies: [
                "Bookkeeping",
                "BookkeepingTesting",
            ],
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)
