// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .treatAllWarnings(as: .error),
]

let package = Package(
    name: "Ledger",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "Ledger", targets: ["Ledger"])
    ],
    dependencies: [
        .package(path: "../DependencyContainer")
    ],
    targets: [
        .systemLibrary(
            name: "CSQLite",
            pkgConfig: "sqlite3",
            providers: [
                .apt(["libsqlite3-dev"]),
                .yum(["sqlite-devel"]),
                .brew(["sqlite"]),
            ]
        ),
        .target(
            name: "Ledger",
            dependencies: [
                "CSQLite",
                .product(name: "DependencyContainer", package: "DependencyContainer"),
                .product(name: "LedgerInterface", package: "DependencyContainer"),
            ],
            swiftSettings: settings
        ),
        // A program that tests run, kill and starve. It has no product, so nobody else builds it.
        .executableTarget(
            name: "LedgerProbe",
            dependencies: [
                "Ledger",
                .product(name: "DependencyContainer", package: "DependencyContainer"),
                .product(name: "LedgerInterface", package: "DependencyContainer"),
                .product(name: "LedgerInterfaceTesting", package: "DependencyContainer"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "LedgerTests",
            dependencies: [
                "CSQLite",
                "Ledger",
                "LedgerProbe",
                .product(name: "DependencyContainer", package: "DependencyContainer"),
                .product(name: "LedgerInterface", package: "DependencyContainer"),
                .product(name: "LedgerInterfaceTesting", package: "DependencyContainer"),
            ],
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)
