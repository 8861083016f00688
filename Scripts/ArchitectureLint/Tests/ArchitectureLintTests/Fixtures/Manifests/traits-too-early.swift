// swift-tools-version: 6.0
import PackageDescription
let package = Package(
    name: "Sample",
    traits: ["One"],
    targets: [.target(name: "A")]
)
