// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]

/// Safe boxes (세이프박스): money set aside in an account, with interest.
let package = Package(
    name: "SafeBox",
    platforms: [.macOS("15.4")],
    products: [
        .library(name: "SafeBox", targets: ["SafeBox"])
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
            name: "SafeBox",
            dependencies: [
                "BankConsole",
                "Bookkeeping",
                "Console",
                "DependencyContainer",
                "RIBs",
                .product(name: "DemandDepositInterface", package: "DependencyContainer"),
                .product(name: "LedgerInterface", package: "DependencyContainer"),
                .product(name: "SafeBoxInterface", package: "DependencyContainer"),
                .product(name: "SigningInterface", package: "DependencyContainer"),
            ],
            swiftSettings: settings
        ),
        // Runs the feature alone. It has no product, so dependents do not build it.
        .executableTarget(
            name: "SafeBoxDemo",
            dependencies: [
                "SafeBox",
                "Bookkeeping",
                .product(name: "BankConsoleTesting", package: "BankConsole"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "SafeBoxTests",
            dependencies: [
                "SafeBox",
                .product(name: "BankConsoleTesting", package: "BankConsole"),
            ],
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)
