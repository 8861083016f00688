// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .treatAllWarnings(as: .error),
]

/// Tic Tac Toe: the board, its rules, and the command that replays a game.
let package = Package(
    name: "Game",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "Game", targets: ["Game"])
    ],
    dependencies: [
        .package(path: "../DependencyContainer"),
        .package(path: "../Console"),
    ],
    targets: [
        .target(
            name: "Game",
            dependencies: [
                .product(name: "DependencyContainer", package: "DependencyContainer"),
                .product(name: "GameInterface", package: "DependencyContainer"),
                .product(name: "Console", package: "Console"),
            ],
            swiftSettings: settings
        ),
        // The feature alone. No product: those who depend on Game do not build it.
        .executableTarget(
            name: "GameDemo",
            dependencies: [
                "Game",
                .product(name: "DependencyContainer", package: "DependencyContainer"),
                .product(name: "Console", package: "Console"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "GameTests",
            dependencies: [
                "Game",
                .product(name: "DependencyContainer", package: "DependencyContainer"),
                .product(name: "GameInterface", package: "DependencyContainer"),
                .product(name: "Console", package: "Console"),
            ],
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)
