// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .treatAllWarnings(as: .error),
]

/// The composition root: the only code that knows every package, and knows nothing else.
let package = Package(
    name: "App",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "BankApp", targets: ["BankApp"]),
        .executable(name: "bank", targets: ["bank"]),
    ],
    dependencies: [
        .package(path: "../Packages/Console"),
        .package(path: "../Packages/DependencyContainer"),
        .package(path: "../Packages/Ledger"),
        .package(path: "../Packages/RIBs"),
        .package(path: "../Packages/Signing"),
        .package(path: "../Packages/DemandDeposit"),
        .package(path: "../Packages/SafeBox"),
        .package(path: "../Packages/Card"),
        .package(path: "../Packages/Game"),
    ],
    targets: [
        .target(
            name: "BankApp",
            dependencies: [
                "Console", "Ledger", "RIBs", "Signing", "DemandDeposit", "SafeBox", "Card", "Game",
                .product(name: "BankConsole", package: "Console"),
                .product(name: "DependencyContainer", package: "DependencyContainer"),
                .product(name: "LedgerInterface", package: "DependencyContainer"),
                .product(name: "SigningInterface", package: "DependencyContainer"),
                .product(name: "DemandDepositInterface", package: "DependencyContainer"),
                .product(name: "CardInterface", package: "DependencyContainer"),
                .product(name: "SafeBoxInterface", package: "DependencyContainer"),
                .product(name: "GameInterface", package: "DependencyContainer"),
            ],
            swiftSettings: settings
        ),
        .executableTarget(name: "bank", dependencies: ["BankApp"], swiftSettings: settings),
        .testTarget(
            name: "BankAppTests",
            dependencies: [
                "BankApp", "Console", "Game", "RIBs",
                .product(name: "BankConsole", package: "Console"),
                .product(name: "RIBsTesting", package: "RIBs"),
                .product(name: "DependencyContainer", package: "DependencyContainer"),
                .product(name: "LedgerInterface", package: "DependencyContainer"),
                .product(name: "SigningInterface", package: "DependencyContainer"),
                .product(name: "SigningInterfaceTesting", package: "DependencyContainer"),
                .product(name: "DemandDepositInterface", package: "DependencyContainer"),
                .product(name: "CardInterface", package: "DependencyContainer"),
                .product(name: "SafeBoxInterface", package: "DependencyContainer"),
                .product(name: "GameInterface", package: "DependencyContainer"),
            ],
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)
