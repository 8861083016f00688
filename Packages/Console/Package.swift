// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]

/// The terminal: command line, screens as values, window, input.
let package = Package(
    name: "Console",
    platforms: [.macOS("15.4")],
    products: [
        .library(name: "Console", targets: ["Console"]),
        .library(name: "ConsoleTesting", targets: ["ConsoleTesting"]),
    ],
    dependencies: [
        .package(path: "../DependencyContainer"),
        .package(path: "../RIBs"),
    ],
    targets: [
        .target(
            name: "Console",
            dependencies: [
                "DependencyContainer",
                "RIBs",
                .product(name: "DependencyContainerGraph", package: "DependencyContainer"),
            ],
            swiftSettings: settings
        ),
        // Support for tests and demos: simulated users, terminals and processes.
        .target(
            name: "ConsoleTesting",
            dependencies: ["Console"],
            swiftSettings: settings
        ),
        // Run by the tests from outside. It has no product, so other packages do not build it.
        .executableTarget(
            name: "ConsoleProbe",
            dependencies: ["Console"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "ConsoleTests",
            dependencies: [
                "Console", "ConsoleProbe", "ConsoleTesting",
                "DependencyContainer", "RIBs",
                .product(name: "DependencyContainerGraph", package: "DependencyContainer"),
            ],
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)
