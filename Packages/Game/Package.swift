// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]

/// The games of Uber's RIBs tutorials: Tic Tac Toe and Random Win.
let package = Package(
    name: "Game",
    platforms: [.macOS("15.4")],
    products: [
        .library(name: "Game", targets: ["Game"])
    ],
    dependencies: [
        .package(path: "../BankConsole"),
        .package(path: "../Bookkeeping"),
        .package(path: "../Console"),
        .package(path: "../DependencyContainer"),
        .package(path: "../RIBs"),
    ],
    targets: [
        .target(
            name: "Game",
            dependencies: [
                "BankConsole",
                "Bookkeeping",
                "Console",
                "DependencyContainer",
                "RIBs",
                .product(name: "GameInterface", package: "DependencyContainer"),
                .product(name: "LedgerInterface", package: "DependencyContainer"),
                .product(name: "SigningInterface", package: "DependencyContainer"),
            ],
            swiftSettings: settings
        ),
        // Runs the feature alone. It has no product, so dependents do not build it.
        .executableTarget(
            name: "GameDemo",
            dependencies: [
                "Game",
                "Console",
                "DependencyContainer",
                "RIBs",
                .product(name: "BankConsoleTesting", package: "BankConsole"),
                .product(name: "GameInterface", package: "DependencyContainer"),
                .product(name: "SigningInterface", package: "DependencyContainer"),
                .product(name: "SigningInterfaceTesting", package: "DependencyContainer"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "GameTests",
            dependencies: [
                "Game",
                "GameDemo",
                .product(name: "BankConsoleTesting", package: "BankConsole"),
                .product(name: "GameInterface", package: "DependencyContainer"),
            ],
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)
