// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Benchmarking",
    products: [.library(name: "Benchmarking", targets: ["Benchmarking"])],
    targets: [
        .target(name: "Benchmarking"),
        .testTarget(name: "BenchmarkingTests", dependencies: ["Benchmarking"]),
    ],
    swiftLanguageModes: [.v6]
)
