// swift-tools-version: 6.2
import PackageDescription
let package = Package(
    name: "Sample",
    products: [.library(name: "L", targets: [])],
    targets: [.target(name: "A")]
)
