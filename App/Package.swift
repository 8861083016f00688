// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]

/// The composition root: the only package that knows all others.
let package = Package(
    name: "App",
    platforms: [.macOS("15.4")],
    products: [
        .library(name: "BankApp", targets: ["BankApp"]),
        .executable(name: "bank", targets: ["bank"]),
    ],
    dependencies: [
        .package(path: "../Packages/BackOffice"),
        .package(path: "../Packages/BankConsole"),
        .package(path: "../Packages/Bookkeeping"),
        .package(path: "../Packages/Card"),
        .package(path: "../Packages/Console"),
        .package(path: "../Packages/DemandDeposit"),
        .package(path: "../Packages/DependencyContainer"),
        .package(path: "../Packages/Game"),
        .package(path: "../Packages/LedgerPostgreSQL"),
        .package(path: "../Packages/LedgerSQLite"),
        .package(path: "../Packages/Notices"),
        .package(path: "../Packages/RIBs"),
        .package(path: "../Packages/SafeBox"),
        .package(path: "../Packages/Signing"),
    ],
    targets: [
        .target(
            name: "BankApp",
            dependencies: [
                "BackOffice",
                "BankConsole",
                "Bookkeeping",
                "Card",
                "Console",
                "DemandDeposit",
                "DependencyContainer",
                "Game",
                "LedgerPostgreSQL",
                "LedgerSQLite",
                "Notices",
                "RIBs",
                "SafeBox",
                "Signing",
                .product(name: "CardInterface", package: "DependencyContainer"),
                .product(name: "DemandDepositInterface", package: "DependencyContainer"),
                .product(name: "GameInterface", package: "DependencyContainer"),
                .product(name: "LedgerInterface", package: "DependencyContainer"),
                .product(name: "SafeBoxInterface", package: "DependencyContainer"),
                .product(name: "SigningInterface", package: "DependencyContainer"),
            ],
            resources: [.embedInCode("Tour/CyclicTargets.txt")],
            swiftSettings: settings
        ),
        .executableTarget(
            name: "bank",
            dependencies: [
                "BankApp"
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "BankAppTests",
            dependencies: [
                "BankApp",
                "Game",
                "Signing",
                .product(name: "BankConsoleTesting", package: "BankConsole"),
                .product(name: "DependencyContainerGraph", package: "DependencyContainer"),
                .product(name: "GameInterface", package: "DependencyContainer"),
            ],
            swiftSettings: settings
        ),
        // The frames of every screen, recorded at three sizes.
        .testTarget(
            name: "ScreenFrameTests",
            dependencies: [
                "BankApp",
                "Bookkeeping",
                "Console",
                "DependencyContainer",
                .product(name: "ConsoleTesting", package: "Console"),
            ],
            exclude: ["Frames"],
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)
