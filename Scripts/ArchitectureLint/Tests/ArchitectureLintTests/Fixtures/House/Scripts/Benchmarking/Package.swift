// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "Benchmarking",
    products: [.library(name: "Benchmarking", targets: ["Benchmarking"])],
    targets: [
        .target(name: "Benchmarking", swiftSettings: settings),
        .testTarget(
            name: "BenchmarkingTests",
            dependencies: ["Benchmarking"],
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)
