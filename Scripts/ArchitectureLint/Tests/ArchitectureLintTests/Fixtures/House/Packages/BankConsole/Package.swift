// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "BankConsole",
    products: [
        .library(name: "BankConsole", targets: ["BankConsole"]),
        .library(name: "BankConsoleTesting", targets: ["BankConsoleTesting"]),
    ],
    dependencies: [.package(path: "../Bookkeeping"), .package(path: "../Console")],
    targets: [
        .target(name: "BankConsole", dependencies: ["Bookkeeping", "Console"]),
        .target(name: "BankConsoleTesting", dependencies: ["BankConsole"]),
        .testTarget(name: "BankConsoleTests", dependencies: ["BankConsoleTesting"]),
    ],
    swiftLanguageModes: [.v6]
)
