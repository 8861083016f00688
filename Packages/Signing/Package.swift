// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]

/// Customers, their passwords, and their signatures.
let package = Package(
    name: "Signing",
    platforms: [.macOS("15.4")],
    products: [
        .library(name: "Signing", targets: ["Signing"])
    ],
    dependencies: [
        .package(path: "../BankConsole"),
        .package(path: "../Bookkeeping"),
        .package(path: "../Console"),
        .package(path: "../DependencyContainer"),
        .package(path: "../RIBs"),
    ],
    targets: [
        .systemLibrary(
            name: "CSodium",
            pkgConfig: "libsodium",
            providers: [
                .apt(["libsodium-dev"]),
                .yum(["libsodium-devel"]),
                .brew(["libsodium"]),
            ]
        ),
        .target(
            name: "Signing",
            dependencies: [
                "CSodium",
                "BankConsole",
                "Bookkeeping",
                "Console",
                "DependencyContainer",
                "RIBs",
                .product(name: "LedgerInterface", package: "DependencyContainer"),
                .product(name: "SigningInterface", package: "DependencyContainer"),
            ],
            swiftSettings: settings
        ),
        // Runs the feature alone. It has no product, so dependents do not build it.
        .executableTarget(
            name: "SigningDemo",
            dependencies: [
                "Signing",
                "BankConsole",
                "Bookkeeping",
                "Console",
                "DependencyContainer",
                .product(name: "BankConsoleTesting", package: "BankConsole"),
                .product(name: "ConsoleTesting", package: "Console"),
                .product(name: "LedgerInterface", package: "DependencyContainer"),
                .product(name: "LedgerInterfaceTesting", package: "DependencyContainer"),
                .product(name: "SigningInterface", package: "DependencyContainer"),
                .product(name: "SigningInterfaceTesting", package: "DependencyContainer"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "SigningTests",
            dependencies: [
                "Signing",
                "SigningDemo",
                .product(name: "BankConsoleTesting", package: "BankConsole"),
            ],
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)
