// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .treatAllWarnings(as: .error),
]

/// Tests across packages: what no package can promise alone, and what a person sees of the real `bank`.
let package = Package(
    name: "Tests",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(path: "../App"),
        .package(path: "../Packages/Console"),
        .package(path: "../Packages/DependencyContainer"),
        .package(path: "../Packages/Game"),
        .package(path: "../Packages/RIBs"),
    ],
    targets: [
        .target(name: "BankDriver", swiftSettings: settings),
        // The bank's screens in a process of their own, so that what lives in it can be counted.
        .executableTarget(
            name: "ScreenProbe",
            dependencies: [
                "Console", "RIBs",
                .product(name: "BankApp", package: "App"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "ScreenTests",
            dependencies: [
                "BankDriver", "ScreenProbe", .product(name: "bank", package: "App"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "CompositionTests",
            dependencies: [
                "Console", "Game", "RIBs",
                .product(name: "BankApp", package: "App"),
                .product(name: "DependencyContainer", package: "DependencyContainer"),
                .product(name: "LedgerInterface", package: "DependencyContainer"),
                .product(name: "LedgerInterfaceTesting", package: "DependencyContainer"),
                .product(name: "SigningInterface", package: "DependencyContainer"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "EndToEndTests",
            dependencies: ["BankDriver", .product(name: "bank", package: "App")],
            swiftSettings: settings
        ),
        .testTarget(
            name: "CrashTests",
            dependencies: ["BankDriver", .product(name: "bank", package: "App")],
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)
