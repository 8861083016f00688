// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .treatAllWarnings(as: .error),
]

/// The compiler merges functions that differ in a constant only, such as two that resolve an id each,
/// into one with the constant as a parameter. Which ones depends on what else is in the module, so a
/// new row would change an old one.
let unmerged = settings + [.unsafeFlags(["-Xllvm", "-swiftmergefunc-threshold=0"])]

let package = Package(
    name: "DependencyContainerBenchmarks",
    platforms: [.macOS(.v15)],
    products: [
        .executable(
            name: "DependencyContainerBenchmarks",
            targets: ["DependencyContainerBenchmarks"]
        )
    ],
    dependencies: [
        .package(path: ".."),
        .package(path: "../../../Scripts/Benchmarking"),
    ],
    targets: [
        .target(name: "BenchmarkServices", swiftSettings: settings),
        .target(
            name: "BenchmarkSides",
            dependencies: [
                "BenchmarkServices",
                .product(name: "DependencyContainer", package: "DependencyContainer"),
                .product(name: "Benchmarking", package: "Benchmarking"),
            ],
            swiftSettings: unmerged
        ),
        .executableTarget(
            name: "DependencyContainerBenchmarks",
            dependencies: [
                "BenchmarkServices",
                "BenchmarkSides",
                .product(name: "DependencyContainer", package: "DependencyContainer"),
                .product(name: "Benchmarking", package: "Benchmarking"),
            ],
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)
