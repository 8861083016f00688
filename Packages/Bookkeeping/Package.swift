// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .treatAllWarnings(as: .error),
]

/// The bank's law as pure values and functions. It imports no other package.
let package = Package(
    name: "Bookkeeping",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "Bookkeeping", targets: ["Bookkeeping"]),
        .library(name: "BookkeepingTesting", targets: ["BookkeepingTesting"]),
    ],
    targets: [
        .target(
            name: "Bookkeeping",
            swiftSettings: settings
        ),
        // Seeds, clocks and expectations that the tests of all packages share.
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
