// swift-tools-version: 6.0
import PackageDescription
let package = Package(
    name: "Sample",
    platforms: [.macOS(.v26)],
    targets: [.target(name: "A")]
)
