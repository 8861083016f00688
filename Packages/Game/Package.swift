// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .treatAllWarnings(as: .error),
]

func meetingPlace(_ name: String) -> Target.Dependency {
    .product(name: name, package: "DependencyContainer")
}

/// The RIBs tutorials' Tic Tac Toe: what two players see after logging in, and the rules.
let package = Package(
    name: "Game",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "Game", targets: ["Game"])
    ],
    dependencies: [
        .package(path: "../Console"),
        .package(path: "../DependencyContainer"),
        .package(path: "../RIBs"),
    ],
    targets: [
        .target(
            name: "Game",
            dependencies: [
                .product(name: "BankConsole", package: "Console"),
                .product(name: "Console", package: "Console"),
                .product(name: "RIBs", package: "RIBs"),
                meetingPlace("DependencyContainer"),
                meetingPlace("LedgerInterface"),
                meetingPlace("SigningInterface"),
                meetingPlace("GameInterface"),
            ],
            swiftSettings: settings
        ),
        // The feature alone. No product: those who depend on Game do not build it.
        .executableTarget(
            name: "GameDemo",
            dependencies: [
                "Game",
                .product(name: "BankConsole", package: "Console"),
                .product(name: "BankConsoleTesting", package: "Console"),
                .product(name: "Console", package: "Console"),
                .product(name: "RIBs", package: "RIBs"),
                meetingPlace("DependencyContainer"),
                meetingPlace("LedgerInterface"),
                meetingPlace("LedgerInterfaceTesting"),
                meetingPlace("SigningInterface"),
                meetingPlace("SigningInterfaceTesting"),
                meetingPlace("GameInterface"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "GameTests",
            dependencies: [
                "Game",
                "GameDemo",
                .product(name: "BankConsole", package: "Console"),
                .product(name: "BankConsoleTesting", package: "Console"),
                .product(name: "Console", package: "Console"),
                .product(name: "RIBs", package: "RIBs"),
                .product(name: "RIBsTesting", package: "RIBs"),
                meetingPlace("DependencyContainer"),
                meetingPlace("LedgerInterface"),
                meetingPlace("LedgerInterfaceTesting"),
                meetingPlace("SigningInterface"),
                meetingPlace("SigningInterfaceTesting"),
                meetingPlace("GameInterface"),
            ],
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)
