// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "LedgerSQLite",
    products: [.library(name: "LedgerSQLite", targets: ["LedgerSQLite"])],
    dependencies: [.package(path: "../DependencyContainer")],
    targets: [
        .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3"),
        .target(
            name: "LedgerSQLite",
            dependencies: [
                "CSQLite", .product(name: "LedgerInterface", package: "DependencyContainer"),
            ],
            swiftSettings: settings,
            linkerSettings: [.linkedLibrary("sqlite3")]
        ),
        .testTarget(
            name: "LedgerSQLiteTests",
            dependencies: ["LedgerSQLite"],
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)
