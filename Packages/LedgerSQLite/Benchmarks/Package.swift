// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]

let package = Package(
    name: "LedgerSQLiteBenchmarks",
    platforms: [.macOS("15.4")],
    products: [
        .executable(name: "LedgerSQLiteBenchmarks", targets: ["LedgerSQLiteBenchmarks"])
    ],
    dependencies: [
        .package(path: ".."),
        .package(path: "../../Bookkeeping"),
        .package(path: "../../DependencyContainer"),
        .package(path: "../../../Scripts/Benchmarking"),
    ],
    targets: [
        // The C program whose rate is the floor. LedgerSQLite links SQLite.
        .target(name: "CReplay"),
        // Signs entries, because Signing is another feature.
        .systemLibrary(
            name: "CBenchSodium",
            pkgConfig: "libsodium",
            providers: [
                .apt(["libsodium-dev"]),
                .yum(["libsodium-devel"]),
                .brew(["libsodium"]),
            ]
        ),
        .executableTarget(
            name: "LedgerSQLiteBenchmarks",
            dependencies: [
                "CReplay",
                "CBenchSodium",
                "LedgerSQLite",
                "Bookkeeping",
                "DependencyContainer",
                .product(name: "LedgerInterface", package: "DependencyContainer"),
                .product(name: "SigningInterface", package: "DependencyContainer"),
                .product(name: "SigningInterfaceTesting", package: "DependencyContainer"),
                .product(name: "Benchmarking", package: "Benchmarking"),
            ],
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)
