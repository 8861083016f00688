// swift-tools-version: 6.2
import PackageDescription

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
        .target(name: "DependencyContainer"),
        .target(name: "LedgerInterface", dependencies: ["CardInterface", "DependencyContainer"]),
        .target(
            name: "CardInterface",
            dependencies: ["DependencyContainer", "LedgerInterface", "RIBs"]
        ),
        .target(name: "CardInterfaceTesting", dependencies: ["CardInterface"]),
        .testTarget(name: "DependencyContainerTests", dependencies: ["DependencyContainer"]),
    ],
    swiftLanguageModes: [.v6]
)
