// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Signing",
    platforms: [.macOS("15.4")],
    products: [.library(name: "Signing", targets: ["Signing"])],
    dependencies: [
        .package(path: "../Interfaces"),
        .package(path: "../../../../../../Packages/DependencyContainer"),
    ],
    targets: [
        .target(
            name: "Signing",
            dependencies: [
                "DependencyContainer",
                .product(name: "SigningAPI", package: "Interfaces"),
            ]
        )
    ]
)
