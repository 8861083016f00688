// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]

/// The screens and commands that all features share.
let package = Package(
    name: "BankConsole",
    platforms: [.macOS("15.4")],
    products: [
        .library(name: "BankConsole", targets: ["BankConsole"]),
        .library(name: "BankConsoleTesting", targets: ["BankConsoleTesting"]),
    ],
    dependencies: [
        .package(path: "../Bookkeeping"),
        .package(path: "../Console"),
        .package(path: "../DependencyContainer"),
        .package(path: "../RIBs"),
    ],
    targets: [
        .target(
            name: "BankConsole",
            dependencies: [
                "Bookkeeping",
                "Console",
                "DependencyContainer",
                "RIBs",
                .product(name: "DemandDepositInterface", package: "DependencyContainer"),
                .product(name: "LedgerInterface", package: "DependencyContainer"),
                .product(name: "SigningInterface", package: "DependencyContainer"),
            ],
            swiftSettings: settings
        ),
        // Support for tests and demos of features with screens.
        .target(
            name: "BankConsoleTesting",
            dependencies: [
                "BankConsole",
                "Bookkeeping",
                "Console",
                "DependencyContainer",
                "RIBs",
                .product(name: "BookkeepingTesting", package: "Bookkeeping"),
                .product(name: "CardInterface", package: "DependencyContainer"),
                .product(name: "ConsoleTesting", package: "Console"),
                .product(name: "DemandDepositInterface", package: "DependencyContainer"),
                .product(name: "DemandDepositInterfaceTesting", package: "DependencyContainer"),
                .product(name: "GameInterface", package: "DependencyContainer"),
                .product(name: "LedgerInterface", package: "DependencyContainer"),
                .product(name: "LedgerInterfaceTesting", package: "DependencyContainer"),
                .product(name: "RIBsTesting", package: "RIBs"),
                .product(name: "SafeBoxInterface", package: "DependencyContainer"),
                .product(name: "SigningInterface", package: "DependencyContainer"),
                .product(name: "SigningInterfaceTesting", package: "DependencyContainer"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "BankConsoleTests",
            dependencies: ["BankConsoleTesting"],
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)
