// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]

/// Demand deposit accounts (입출금통장): opening, transfers, interest.
let package = Package(
    name: "DemandDeposit",
    platforms: [.macOS("15.4")],
    products: [
        .library(name: "DemandDeposit", targets: ["DemandDeposit"])
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
            name: "DemandDeposit",
            dependencies: [
                "BankConsole",
                "Bookkeeping",
                "Console",
                "DependencyContainer",
                "RIBs",
                .product(name: "CardInterface", package: "DependencyContainer"),
                .product(name: "DemandDepositInterface", package: "DependencyContainer"),
                .product(name: "LedgerInterface", package: "DependencyContainer"),
                .product(name: "SafeBoxInterface", package: "DependencyContainer"),
                .product(name: "SigningInterface", package: "DependencyContainer"),
            ],
            swiftSettings: settings
        ),
        // Runs the feature alone. It has no product, so dependents do not build it.
        .executableTarget(
            name: "DemandDepositDemo",
            dependencies: [
                "DemandDeposit",
                "Bookkeeping",
                "Console",
                "DependencyContainer",
                "RIBs",
                .product(name: "BankConsoleTesting", package: "BankConsole"),
                .product(name: "CardInterface", package: "DependencyContainer"),
                .product(name: "DemandDepositInterface", package: "DependencyContainer"),
                .product(name: "SafeBoxInterface", package: "DependencyContainer"),
                .product(name: "SigningInterface", package: "DependencyContainer"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "DemandDepositTests",
            dependencies: [
                "DemandDeposit",
                .product(name: "BankConsoleTesting", package: "BankConsole"),
            ],
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)
