// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Console",
    products: [.library(name: "Console", targets: ["Console"])],
    dependencies: [.package(path: "../RIBs"), .package(path: "../DependencyContainer")],
    targets: [
        .target(
            name: "Console",
            dependencies: [
                "RIBs", .product(name: "DependencyContainer", package: "DependencyContainer"),
            ]
        ),
        .testTarget(name: "ConsoleTests", dependencies: ["Console"]),
    ],
    swiftLanguageModes: [.v6]
)
