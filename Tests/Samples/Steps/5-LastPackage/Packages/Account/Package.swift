// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Account",
    platforms: [.macOS("15.4")],
    products: [.library(name: "Account", targets: ["Account"])],
    dependencies: [
        .package(path: "../Interfaces"),
        .package(path: "../../../../../../Packages/DependencyContainer"),
    ],
    targets: [
        .target(
            name: "Account",
            dependencies: [
                "DependencyContainer",
                .product(name: "AccountAPI", package: "Interfaces"),
                .product(name: "SafeBoxAPI", package: "Interfaces"),
            ]
        )
    ]
)
