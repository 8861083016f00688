// swift-tools-version: 6.2
import PackageDescription
let package = Package(
    name: "Sample",
    dependencies: [.package(url: "https://example.com/a", from: Version(1, 2, 3))],
    targets: [.target(name: "A")]
)
