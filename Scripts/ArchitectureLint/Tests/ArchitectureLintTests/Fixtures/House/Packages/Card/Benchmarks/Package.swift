// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "CardBenchmarks",
    dependencies: [
        .package(path: ".."), .package(path: "../../../Scripts/Benchmarking"),
    ],
    targets: [
        .executableTarget(
            name: "CardBenchmarks",
            dependencies: [
                .product(name: "Card", package: "Card"),
                .product(name: "Benchmarking", package: "Benchmarking"),
            ],
            swiftSettings: settings
        )
    ],
    swiftLanguageModes: [.v6]
)
