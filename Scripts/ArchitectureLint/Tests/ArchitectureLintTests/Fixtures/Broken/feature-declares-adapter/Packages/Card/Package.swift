// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "Card",
    products: [.library(name: "Card", targets: ["Card"])],
    dependencies: [
        .package(path: "../DependencyContainer"),
        .package(path: "../RIBs"),
        .package(path: "../Console"),
        .package(path: "../LedgerSQLite"),
    ],
    targets: [
        .target(
            name: "Card",
            dependencies: [
                .product(name: "CardInterface", package: "DependencyContainer"), "RIBs", "Console",
                "LedgerSQLite",
            ],
            swiftSettings: settings
        ),
        .executableTarget(
            name: "CardDemo",
            dependencies: [
                "Card", .product(name: "CardInterfaceTesting", package: "DependencyContainer"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "CardTests",
            dependencies: [
                "Card", .product(name: "CardInterfaceTesting", package: "DependencyContainer"),
            ],
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)
