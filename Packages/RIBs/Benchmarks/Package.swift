// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]

let package = Package(
    name: "RIBsBenchmarks",
    platforms: [.macOS("15.4")],
    products: [
        .executable(name: "RIBsBenchmarks", targets: ["RIBsBenchmarks"])
    ],
    dependencies: [
        .package(path: ".."),
        .package(path: "../../../Scripts/Benchmarking"),
    ],
    targets: [
        .target(
            name: "BenchmarkRIBs",
            dependencies: [.product(name: "RIBs", package: "RIBs")],
            swiftSettings: settings
        ),
        .executableTarget(
            name: "RIBsBenchmarks",
            dependencies: [
                "BenchmarkRIBs",
                .product(name: "RIBs", package: "RIBs"),
                .product(name: "Benchmarking", package: "Benchmarking"),
            ],
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)
