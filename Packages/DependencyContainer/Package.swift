// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .treatAllWarnings(as: .error),
]

/// The meeting place: the container, and one interface target per feature.
///
/// One interface target per feature, not one for all: a change of CardInterface rebuilds those who
/// ask for cards, never SafeBox. The owners of a feature own its interface target.
let package = Package(
    name: "DependencyContainer",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "DependencyContainer", targets: ["DependencyContainer"]),
        .library(name: "DependencyContainerTesting", targets: ["DependencyContainerTesting"]),
        .library(name: "LedgerInterface", targets: ["LedgerInterface"]),
        .library(name: "SigningInterface", targets: ["SigningInterface"]),
        .library(name: "DemandDepositInterface", targets: ["DemandDepositInterface"]),
        .library(name: "SafeBoxInterface", targets: ["SafeBoxInterface"]),
        .library(name: "CardInterface", targets: ["CardInterface"]),
        .library(name: "GameInterface", targets: ["GameInterface"]),
        .library(name: "LedgerInterfaceTesting", targets: ["LedgerInterfaceTesting"]),
        .library(name: "SigningInterfaceTesting", targets: ["SigningInterfaceTesting"]),
        .library(
            name: "DemandDepositInterfaceTesting",
            targets: ["DemandDepositInterfaceTesting"]
        ),
    ],
    dependencies: [
        .package(path: "../RIBs")
    ],
    targets: [
        .target(name: "DependencyContainer", swiftSettings: settings),
        .target(
            name: "DependencyContainerTesting",
            dependencies: ["DependencyContainer"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "DependencyContainerTests",
            dependencies: ["DependencyContainer", "DependencyContainerTesting"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "DependencyContainerDocumentationTests",
            dependencies: ["DependencyContainer", "DependencyContainerTesting"],
            swiftSettings: settings
        ),

        .target(
            name: "LedgerInterface",
            dependencies: ["DependencyContainer"],
            swiftSettings: settings
        ),
        .target(
            name: "SigningInterface",
            dependencies: [
                "DependencyContainer", "LedgerInterface", .product(name: "RIBs", package: "RIBs"),
            ],
            swiftSettings: settings
        ),
        .target(
            name: "DemandDepositInterface",
            dependencies: [
                "DependencyContainer", "LedgerInterface", .product(name: "RIBs", package: "RIBs"),
            ],
            swiftSettings: settings
        ),
        .target(
            name: "SafeBoxInterface",
            dependencies: [
                "DependencyContainer", "LedgerInterface", .product(name: "RIBs", package: "RIBs"),
            ],
            swiftSettings: settings
        ),
        .target(
            name: "CardInterface",
            dependencies: [
                "DependencyContainer", "LedgerInterface", .product(name: "RIBs", package: "RIBs"),
            ],
            swiftSettings: settings
        ),
        .target(
            name: "GameInterface",
            dependencies: [
                "DependencyContainer", "LedgerInterface", "SigningInterface",
                .product(name: "RIBs", package: "RIBs"),
            ],
            swiftSettings: settings
        ),

        .target(
            name: "LedgerInterfaceTesting",
            dependencies: ["LedgerInterface"],
            swiftSettings: settings
        ),
        .target(
            name: "SigningInterfaceTesting",
            dependencies: [
                "DependencyContainer", "SigningInterface", "LedgerInterface",
                .product(name: "RIBs", package: "RIBs"),
            ],
            swiftSettings: settings
        ),
        .target(
            name: "DemandDepositInterfaceTesting",
            dependencies: [
                "DemandDepositInterface", "LedgerInterface",
                .product(name: "RIBs", package: "RIBs"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "LedgerInterfaceTests",
            dependencies: ["LedgerInterface", "LedgerInterfaceTesting"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "SigningInterfaceTests",
            dependencies: ["SigningInterface", "LedgerInterface"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "DemandDepositInterfaceTests",
            dependencies: ["DemandDepositInterface", "LedgerInterface"],
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)
