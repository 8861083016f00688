// swift-tools-version: 6.2
import PackageDescription
let package = Package(
    name: "Sample",
    dependencies: [.package(path: "~/Other")],
    targets: [.target(name: "A")]
)
