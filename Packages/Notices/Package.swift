// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]

/// Notices of what happens in other features, computed from the history.
let package = Package(
    name: "Notices",
    platforms: [.macOS("15.4")],
    products: [
        .library(name: "Notices", targets: ["Notices"])
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
            name: "Notices",
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
            name: "NoticesDemo",
            dependencies: [
                "Notices",
                .product(name: "BankConsoleTesting", package: "BankConsole"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "NoticesTests",
            dependencies: [
                "Notices",
                .product(name: "BankConsoleTesting", package: "BankConsole"),
            ],
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)
