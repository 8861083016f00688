// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "BankConsole",
    products: [
        .library(name: "BankConsole", targets: ["BankConsole"]),
        .library(name: "BankConsoleTesting", targets: ["BankConsoleTesting"]),
    ],
    dependencies: [.package(path: "../Bookkeeping"), .package(path: "../Console")],
    targets: [
        .target(
            name: "BankConsole",
            dependencies: ["Bookkeeping", "Console"],
            swiftSettings: settings
        ),
        .target(name: "BankConsoleTesting", dependencies: ["BankConsole"], swiftSettings: settings),
        .testTarget(
            name: "BankConsoleTests",
            dependencies: ["BankConsoleTesting"],
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)
