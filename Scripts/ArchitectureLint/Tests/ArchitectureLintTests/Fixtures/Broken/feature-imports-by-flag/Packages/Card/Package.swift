// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Card",
    products: [.library(name: "Card", targets: ["Card"])],
    dependencies: [
        .package(path: "../DependencyContainer"),
        .package(path: "../RIBs"),
        .package(path: "../Console"),
    ],
    targets: [
        .target(
            name: "Card",
            dependencies: [
                .product(name: "CardInterface", package: "DependencyContainer"), "RIBs", "Console",
            ],
            swiftSettings: [.unsafeFlags(["-import-module", "DemandDeposit"])]
        ),
        .executableTarget(
            name: "CardDemo",
            dependencies: [
                "Card", .product(name: "CardInterfaceTesting", package: "DependencyContainer"),
            ]
        ),
        .testTarget(
            name: "CardTests",
            dependencies: [
                "Card", .product(name: "CardInterfaceTesting", package: "DependencyContainer"),
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)
