// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]

let package = Package(
    name: "Benchmarking",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "Benchmarking", targets: ["Benchmarking"]),
        .executable(name: "bench", targets: ["bench"]),
    ],
    targets: [
        .target(name: "CBenchmarking"),
        .target(
            name: "Benchmarking",
            dependencies: ["CBenchmarking"],
            swiftSettings: settings
        ),
        .target(
            name: "BenchmarkReport",
            dependencies: ["Benchmarking"],
            swiftSettings: settings
        ),
        .executableTarget(
            name: "bench",
            dependencies: ["BenchmarkReport"],
            swiftSettings: settings
        ),
        // Run by the tests from outside. It has no product, so other packages do not build it.
        .executableTarget(
            name: "BenchmarkProbe",
            dependencies: ["Benchmarking"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "BenchmarkingTests",
            dependencies: ["Benchmarking", "BenchmarkProbe", "BenchmarkReport"],
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)
