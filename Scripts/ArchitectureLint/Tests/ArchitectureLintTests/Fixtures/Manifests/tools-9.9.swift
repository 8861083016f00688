// swift-tools-version: 9.9
import PackageDescription
let package = Package(
    name: "Sample",
    targets: [.target(name: "A")]
)
