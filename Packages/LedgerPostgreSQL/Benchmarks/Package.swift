// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]

let package = Package(
    name: "LedgerPostgreSQLBenchmarks",
    platforms: [.macOS("15.4")],
    products: [
        .executable(name: "LedgerPostgreSQLBenchmarks", targets: ["LedgerPostgreSQLBenchmarks"])
    ],
    dependencies: [
        .package(path: ".."),
        .package(path: "../../Bookkeeping"),
        .package(path: "../../DependencyContainer"),
        .package(path: "../../../Scripts/Benchmarking"),
    ],
    targets: [
        .executableTarget(
            name: "LedgerPostgreSQLBenchmarks",
            dependencies: [
                .product(name: "LedgerPostgreSQL", package: "LedgerPostgreSQL"),
                .product(name: "LedgerPostgreSQLTesting", package: "LedgerPostgreSQL"),
                "Bookkeeping",
                "DependencyContainer",
                .product(name: "LedgerInterface", package: "DependencyContainer"),
                .product(name: "SigningInterface", package: "DependencyContainer"),
                .product(name: "SigningInterfaceTesting", package: "DependencyContainer"),
                .product(name: "Benchmarking", package: "Benchmarking"),
            ],
            swiftSettings: settings
        )
    ],
    swiftLanguageModes: [.v6]
)
