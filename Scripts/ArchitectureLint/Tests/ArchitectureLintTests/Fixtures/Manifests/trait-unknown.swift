// swift-tools-version: 6.2
import PackageDescription
let package = Package(
    name: "Sample",
    traits: ["One"],
    targets: [.target(name: "A", swiftSettings: [.define("X", .when(traits: ["Two"]))])]
)
