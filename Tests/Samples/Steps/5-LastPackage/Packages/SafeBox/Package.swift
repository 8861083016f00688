// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "SafeBox",
    platforms: [.macOS("15.4")],
    products: [.library(name: "SafeBox", targets: ["SafeBox"])],
    dependencies: [
        .package(path: "../Interfaces"),
        .package(path: "../../../../../../Packages/DependencyContainer"),
    ],
    targets: [
        .target(
            name: "SafeBox",
            dependencies: [
                "DependencyContainer",
                .product(name: "AccountAPI", package: "Interfaces"),
                .product(name: "SafeBoxAPI", package: "Interfaces"),
                .product(name: "SigningAPI", package: "Interfaces"),
            ]
        )
    ]
)
