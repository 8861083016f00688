// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Interfaces",
    platforms: [.macOS("15.4")],
    products: [
        .library(name: "AccountAPI", targets: ["AccountAPI"]),
        .library(name: "SafeBoxAPI", targets: ["SafeBoxAPI"]),
        .library(name: "SigningAPI", targets: ["SigningAPI"]),
    ],
    dependencies: [.package(path: "../../../../../../Packages/DependencyContainer")],
    targets: [
        .target(name: "AccountAPI", dependencies: ["DependencyContainer"]),
        .target(name: "SafeBoxAPI", dependencies: ["DependencyContainer"]),
        .target(name: "SigningAPI", dependencies: ["DependencyContainer"]),
    ]
)
