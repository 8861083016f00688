// swift-tools-version: 6.2
import PackageDescription
let package = Package(
    name: "Sample",
    platforms: [.macOS(.v13), .macOS(.v14)],
    targets: [.target(name: "A")]
)
