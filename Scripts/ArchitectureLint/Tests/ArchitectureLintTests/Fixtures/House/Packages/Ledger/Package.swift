// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Ledger",
    products: [.library(name: "Ledger", targets: ["Ledger"])],
    dependencies: [.package(path: "../DependencyContainer")],
    targets: [
        .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3"),
        .target(
            name: "Ledger",
            dependencies: [
                "CSQLite", .product(name: "LedgerInterface", package: "DependencyContainer"),
            ],
            linkerSettings: [.linkedLibrary("sqlite3")]
        ),
        .testTarget(name: "LedgerTests", dependencies: ["Ledger"]),
    ],
    swiftLanguageModes: [.v6]
)
