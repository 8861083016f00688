// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]

/// Commands about the whole bank.
let package = Package(
    name: "BackOffice",
    platforms: [.macOS("15.4")],
    products: [
        .library(name: "BackOffice", targets: ["BackOffice"])
    ],
    dependencies: [
        .package(path: "../BankConsole"),
        .package(path: "../Bookkeeping"),
        .package(path: "../Console"),
        .package(path: "../DependencyContainer"),
    ],
    targets: [
        .target(
            name: "BackOffice",
            dependencies: [
                "BankConsole",
                "Bookkeeping",
                "Console",
                "DependencyContainer",
                .product(name: "LedgerInterface", package: "DependencyContainer"),
                .product(name: "SigningInterface", package: "DependencyContainer"),
            ],
            swiftSettings: settings
        ),
        // Runs the feature alone. It has no product, so dependents do not build it.
        .executableTarget(
            name: "BackOfficeDemo",
            dependencies: [
                "BackOffice",
                "Bookkeeping",
                "Console",
                .product(name: "BankConsoleTesting", package: "BankConsole"),
                .product(name: "ConsoleTesting", package: "Console"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "BackOfficeTests",
            dependencies: [
                "BackOffice",
                .product(name: "BankConsoleTesting", package: "BankConsole"),
            ],
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)
