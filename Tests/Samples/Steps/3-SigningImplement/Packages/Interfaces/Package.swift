// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Interfaces",
    platforms: [.macOS("15.4")],
    products: [.library(name: "SigningAPI", targets: ["SigningAPI"])],
    dependencies: [.package(path: "../../../../../../Packages/DependencyContainer")],
    targets: [.target(name: "SigningAPI", dependencies: ["DependencyContainer"])]
)
