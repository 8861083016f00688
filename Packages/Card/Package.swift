// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .treatAllWarnings(as: .error),
]

/// Check cards (체크카드): issuing one to an account, and showing it.
let package = Package(
    name: "Card",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "Card", targets: ["Card"])
    ],
    dependencies: [
        .package(path: "../DependencyContainer"),
        .package(path: "../RIBs"),
        .package(path: "../Console"),
    ],
    targets: [
        .target(
            name: "Card",
            dependencies: [
                .product(name: "DependencyContainer", package: "DependencyContainer"),
                .product(name: "LedgerInterface", package: "DependencyContainer"),
                .product(name: "SigningInterface", package: "DependencyContainer"),
                .product(name: "DemandDepositInterface", package: "DependencyContainer"),
                .product(name: "CardInterface", package: "DependencyContainer"),
                .product(name: "BankConsole", package: "Console"),
                .product(name: "Console", package: "Console"),
                .product(name: "RIBs", package: "RIBs"),
            ],
            swiftSettings: settings
        ),
        // The feature alone, on the shared fakes. No product: those who depend on Card do not
        // build it.
        .executableTarget(
            name: "CardDemo",
            dependencies: [
                "Card",
                .product(name: "DependencyContainer", package: "DependencyContainer"),
                .product(name: "LedgerInterface", package: "DependencyContainer"),
                .product(name: "LedgerInterfaceTesting", package: "DependencyContainer"),
                .product(name: "SigningInterface", package: "DependencyContainer"),
                .product(name: "SigningInterfaceTesting", package: "DependencyContainer"),
                .product(name: "DemandDepositInterface", package: "DependencyContainer"),
                .product(name: "DemandDepositInterfaceTesting", package: "DependencyContainer"),
                .product(name: "CardInterface", package: "DependencyContainer"),
                .product(name: "BankConsole", package: "Console"),
                .product(name: "BankConsoleTesting", package: "Console"),
                .product(name: "Console", package: "Console"),
                .product(name: "RIBs", package: "RIBs"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "CardTests",
            dependencies: [
                "Card",
                "CardDemo",
                .product(name: "DependencyContainer", package: "DependencyContainer"),
                .product(name: "LedgerInterface", package: "DependencyContainer"),
                .product(name: "LedgerInterfaceTesting", package: "DependencyContainer"),
                .product(name: "SigningInterface", package: "DependencyContainer"),
                .product(name: "SigningInterfaceTesting", package: "DependencyContainer"),
                .product(name: "DemandDepositInterface", package: "DependencyContainer"),
                .product(name: "CardInterface", package: "DependencyContainer"),
                .product(name: "BankConsole", package: "Console"),
                .product(name: "BankConsoleTesting", package: "Console"),
                .product(name: "Console", package: "Console"),
                .product(name: "RIBs", package: "RIBs"),
                .product(name: "RIBsTesting", package: "RIBs"),
            ],
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)
