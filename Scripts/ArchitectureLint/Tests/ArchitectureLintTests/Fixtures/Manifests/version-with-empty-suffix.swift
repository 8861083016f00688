// swift-tools-version: 6.2
import PackageDescription
let package = Package(
    name: "Sample",
    dependencies: [.package(url: "https://example.com/a", from: "1.0.0-beta..1")],
    targets: [.target(name: "A")]
)
