// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .treatAllWarnings(as: .error),
]

let package = Package(
    name: "Console",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "Console", targets: ["Console"]),
        .library(name: "BankConsole", targets: ["BankConsole"]),
        .library(name: "BankConsoleTesting", targets: ["BankConsoleTesting"]),
    ],
    dependencies: [
        .package(path: "../DependencyContainer"),
        .package(path: "../RIBs"),
    ],
    targets: [
        .target(
            name: "Console",
            dependencies: [
                .product(name: "DependencyContainer", package: "DependencyContainer"),
                .product(name: "RIBs", package: "RIBs"),
            ],
            swiftSettings: settings
        ),
        // How requests of the bank look on the command line and on screens: once, for all features. Console itself
        // knows nothing of banks.
        .target(
            name: "BankConsole",
            dependencies: [
                "Console",
                .product(name: "DemandDepositInterface", package: "DependencyContainer"),
                .product(name: "DependencyContainer", package: "DependencyContainer"),
                .product(name: "LedgerInterface", package: "DependencyContainer"),
                .product(name: "SigningInterface", package: "DependencyContainer"),
                .product(name: "RIBs", package: "RIBs"),
            ],
            swiftSettings: settings
        ),
        // What the tests and demos of features with screens share.
        .target(
            name: "BankConsoleTesting",
            dependencies: [
                "BankConsole", "Console",
                .product(name: "DependencyContainer", package: "DependencyContainer"),
                .product(name: "LedgerInterface", package: "DependencyContainer"),
                .product(name: "SigningInterface", package: "DependencyContainer"),
                .product(name: "SigningInterfaceTesting", package: "DependencyContainer"),
                .product(name: "RIBs", package: "RIBs"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "BankConsoleTests",
            dependencies: [
                "BankConsole", "Console",
                .product(name: "DependencyContainer", package: "DependencyContainer"),
                .product(name: "LedgerInterface", package: "DependencyContainer"),
                .product(name: "SigningInterface", package: "DependencyContainer"),
                .product(name: "SigningInterfaceTesting", package: "DependencyContainer"),
                .product(name: "RIBs", package: "RIBs"),
                .product(name: "RIBsTesting", package: "RIBs"),
            ],
            swiftSettings: settings
        ),
        // A small program on Console, run by the tests from outside. It has no product, so whoever
        // depends on this package does not build it.
        .executableTarget(
            name: "ConsoleProbe",
            dependencies: ["Console"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "ConsoleTests",
            dependencies: [
                "Console", "ConsoleProbe",
                .product(name: "DependencyContainer", package: "DependencyContainer"),
            ],
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)
