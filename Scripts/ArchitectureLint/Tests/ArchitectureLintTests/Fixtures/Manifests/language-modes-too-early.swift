// swift-tools-version: 5.10
import PackageDescription
let package = Package(
    name: "Sample",
    targets: [.target(name: "A")],
    swiftLanguageModes: [.v5]
)
