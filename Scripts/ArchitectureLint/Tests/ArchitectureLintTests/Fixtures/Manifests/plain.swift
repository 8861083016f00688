// swift-tools-version: 6.2
import PackageDescription
let package = Package(
    name: "Sample",
    products: [.library(name: "A", targets: ["A"])],
    targets: [
        .target(name: "A"),
        .testTarget(name: "ATests", dependencies: ["A"]),
    ]
)
