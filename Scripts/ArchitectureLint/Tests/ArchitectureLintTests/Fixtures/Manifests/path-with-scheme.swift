// swift-tools-version: 6.2
import PackageDescription
let package = Package(
    name: "Sample",
    dependencies: [.package(path: "file:///opt/Other")],
    targets: [.target(name: "A")]
)
