// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "DependencyContainer",
    products: [
        .library(name: "DependencyContainer", targets: ["DependencyContainer"]),
        .library(name: "CardInterface", targets: ["CardInterface"]),
        .library(name: "LedgerInterface", targets: ["LedgerInterface"]),
        .library(name: "CardInterfaceTesting", targets: ["CardInterfaceTesting"]),
    ],
    dependencies: [.package(path: "../RIBs")],
    targets: [
        .target(name: "DependencyContainer", swiftSettings: settings),
        .target(
            name: "LedgerInterface",
            dependencies: ["DependencyContainer"],
            swiftSettings: settings
        ),
        .target(
            name: "CardInterface",
            dependencies: ["DependencyContainer", "LedgerInterface", "RIBs"],
            swiftSettings: settings
        ),
        .target(
            name: "CardInterfaceTesting",
            dependencies: ["CardInterface"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "DependencyContainerTests",
            dependencies: ["DependencyContainer"],
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)
