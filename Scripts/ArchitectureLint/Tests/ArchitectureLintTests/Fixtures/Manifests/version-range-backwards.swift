// swift-tools-version: 6.2
import PackageDescription
let package = Package(
    name: "Sample",
    dependencies: [.package(url: "https://example.com/a", "2.0.0"..<"1.0.0")],
    targets: [.target(name: "A")]
)
