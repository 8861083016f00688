// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "App",
    products: [.library(name: "BankApp", targets: ["BankApp"])],
    dependencies: [
        .package(path: "../Packages/DependencyContainer"),
        .package(path: "../Packages/LedgerSQLite"),
        .package(path: "../Packages/Card"),
        .package(path: "../Packages/DemandDeposit"),
    ],
    targets: [
        .target(
            name: "BankApp",
            dependencies: [
                .product(name: "DependencyContainer", package: "DependencyContainer"), "LedgerSQLite",
                "Card", "DemandDeposit",
            ],
            swiftSettings: settings
        ),
        .executableTarget(name: "bank", dependencies: ["BankApp"], swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
