// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]

let package = Package(
    name: "AppBenchmarks",
    platforms: [.macOS("15.4")],
    products: [
        .executable(name: "AppBenchmarks", targets: ["AppBenchmarks"])
    ],
    dependencies: [
        .package(path: "../../Packages/Console"),
        .package(path: "../../Scripts/Benchmarking"),
    ],
    targets: [
        .executableTarget(
            name: "AppBenchmarks",
            dependencies: [
                "Console",
                .product(name: "Benchmarking", package: "Benchmarking"),
                .product(name: "ConsoleTesting", package: "Console"),
            ],
            swiftSettings: settings
        )
    ],
    swiftLanguageModes: [.v6]
)
