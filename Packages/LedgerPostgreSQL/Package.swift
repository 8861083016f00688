// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .treatAllWarnings(as: .error),
]

// The book on PostgreSQL, behind LedgerInterface.
let package = Package(
    name: "LedgerPostgreSQL",
    platforms: [.macOS("15.4")],
    products: [
        .library(name: "LedgerPostgreSQL", targets: ["LedgerPostgreSQL"]),
        .library(name: "LedgerPostgreSQLTesting", targets: ["LedgerPostgreSQLTesting"]),
    ],
    dependencies: [
        .package(path: "../Bookkeeping"),
        .package(path: "../DependencyContainer"),
    ],
    targets: [
        // libpq, loaded at run time.
        .target(name: "CPostgreSQL"),
        .target(
            name: "LedgerPostgreSQL",
            dependencies: [
                "CPostgreSQL",
                "Bookkeeping",
                "DependencyContainer",
                .product(name: "LedgerInterface", package: "DependencyContainer"),
                .product(name: "SigningInterface", package: "DependencyContainer"),
            ],
            resources: [
                .embedInCode("Migrations/ExpectedSchema.txt"),
                .embedInCode("Migrations/ExpectedMark.txt"),
            ],
            swiftSettings: settings
        ),
        // A server for tests.
        .target(name: "LedgerPostgreSQLTesting", swiftSettings: settings),
        // A program of which tests run several. Without a product, other packages do not build it.
        .executableTarget(
            name: "TransferProbe",
            dependencies: [
                "LedgerPostgreSQL",
                "Bookkeeping",
                "DependencyContainer",
                .product(name: "LedgerInterface", package: "DependencyContainer"),
                .product(name: "LedgerInterfaceTesting", package: "DependencyContainer"),
                .product(name: "SigningInterface", package: "DependencyContainer"),
                .product(name: "SigningInterfaceTesting", package: "DependencyContainer"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "LedgerPostgreSQLTests",
            dependencies: [
                "TransferProbe",
                "LedgerPostgreSQL",
                "LedgerPostgreSQLTesting",
                "Bookkeeping",
                .product(name: "BookkeepingTesting", package: "Bookkeeping"),
                .product(name: "LedgerInterface", package: "DependencyContainer"),
                .product(name: "LedgerInterfaceTesting", package: "DependencyContainer"),
            ],
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)
