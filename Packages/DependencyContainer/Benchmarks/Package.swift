// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]

/// The settings of a target in which the compiler merges no functions.
///
/// It merges functions that differ in a constant only, such as two that resolve an id each. The choice
/// depends on the rest of the module, so that a new row would change an old one.
let unmerged = settings + [.unsafeFlags(["-Xllvm", "-swiftmergefunc-threshold=0"])]

let package = Package(
    name: "DependencyContainerBenchmarks",
    platforms: [.macOS("15.4")],
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
