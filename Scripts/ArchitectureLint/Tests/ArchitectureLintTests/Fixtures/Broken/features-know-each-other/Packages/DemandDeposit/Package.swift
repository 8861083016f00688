// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "DemandDeposit",
    products: [.library(name: "DemandDeposit", targets: ["DemandDeposit"])],
    dependencies: [
        .package(path: "../DependencyContainer"),
        .package(path: "../RIBs"),
        .package(path: "../Console"),
        .package(path: "../Card"),
    ],
    targets: [
        .target(
            name: "DemandDeposit",
            dependencies: [
                .product(name: "CardInterface", package: "DependencyContainer"), "RIBs", "Console",
                "Card",
            ],
            swiftSettings: settings
        ),
        .executableTarget(
            name: "DemandDepositDemo",
            dependencies: [
                "DemandDeposit",
                .product(name: "CardInterfaceTesting", package: "DependencyContainer"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "DemandDepositTests",
            dependencies: [
                "DemandDeposit",
                .product(name: "CardInterfaceTesting", package: "DependencyContainer"),
            ],
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)
