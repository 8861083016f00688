// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .treatAllWarnings(as: .error),
]

let package = Package(
    name: "Signing",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "Signing", targets: ["Signing"])
    ],
    dependencies: [
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
                .product(name: "BankConsole", package: "Console"),
                .product(name: "Console", package: "Console"),
                .product(name: "RIBs", package: "RIBs"),
                .product(name: "DependencyContainer", package: "DependencyContainer"),
                .product(name: "LedgerInterface", package: "DependencyContainer"),
                .product(name: "SigningInterface", package: "DependencyContainer"),
            ],
            swiftSettings: settings
        ),
        // Signing alone, on a ledger in memory. It has no product, so nobody else builds it.
        .executableTarget(
            name: "SigningDemo",
            dependencies: [
                "Signing",
                .product(name: "BankConsole", package: "Console"),
                .product(name: "Console", package: "Console"),
                .product(name: "RIBs", package: "RIBs"),
                .product(name: "DependencyContainer", package: "DependencyContainer"),
                .product(name: "LedgerInterface", package: "DependencyContainer"),
                .product(name: "LedgerInterfaceTesting", package: "DependencyContainer"),
                .product(name: "SigningInterface", package: "DependencyContainer"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "SigningTests",
            dependencies: [
                "Signing",
                "SigningDemo",
                .product(name: "Console", package: "Console"),
                .product(name: "RIBs", package: "RIBs"),
                .product(name: "RIBsTesting", package: "RIBs"),
                .product(name: "DependencyContainer", package: "DependencyContainer"),
                .product(name: "LedgerInterface", package: "DependencyContainer"),
                .product(name: "LedgerInterfaceTesting", package: "DependencyContainer"),
                .product(name: "SigningInterface", package: "DependencyContainer"),
            ],
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)
