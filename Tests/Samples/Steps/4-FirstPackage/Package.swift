// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "TinyBank",
    platforms: [.macOS("15.4")],
    dependencies: [
        .package(path: "Packages/Interfaces"),
        .package(path: "Packages/SafeBox"),
        .package(path: "../../../../Packages/DependencyContainer"),
    ],
    targets: [
        .target(
            name: "TinyBank",
            dependencies: [
                "DependencyContainer",
                "SafeBox",
                .product(name: "AccountAPI", package: "Interfaces"),
                .product(name: "SafeBoxAPI", package: "Interfaces"),
                .product(name: "SigningAPI", package: "Interfaces"),
            ]
        ),
        .executableTarget(name: "Checks", dependencies: ["TinyBank"]),
    ]
)
