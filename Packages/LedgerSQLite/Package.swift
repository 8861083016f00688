// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    // The book is used where its caller runs, also on the main actor.
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .treatAllWarnings(as: .error),
]

// The book on SQLite, behind LedgerInterface.
let package = Package(
    name: "LedgerSQLite",
    platforms: [.macOS("15.4")],
    products: [
        .library(name: "LedgerSQLite", targets: ["LedgerSQLite"]),
        .library(name: "LedgerSQLiteTesting", targets: ["LedgerSQLiteTesting"]),
    ],
    dependencies: [
        .package(path: "../Bookkeeping"),
        .package(path: "../DependencyContainer"),
    ],
    targets: [
        .systemLibrary(
            name: "CSQLite",
            pkgConfig: "sqlite3",
            providers: [
                .apt(["libsqlite3-dev"]),
                .yum(["sqlite-devel"]),
                .brew(["sqlite"]),
            ]
        ),
        .target(
            name: "LedgerSQLite",
            dependencies: [
                "CSQLite",
                "Bookkeeping",
                "DependencyContainer",
                .product(name: "LedgerInterface", package: "DependencyContainer"),
                .product(name: "SigningInterface", package: "DependencyContainer"),
            ],
            swiftSettings: settings
        ),
        // Faults of the disk, for tests.
        .target(name: "CFaultyDiskTesting", dependencies: ["CSQLite"]),
        .target(
            name: "LedgerSQLiteTesting",
            dependencies: ["CFaultyDiskTesting"],
            swiftSettings: settings
        ),
        // A program that tests run and kill. Without a product, other packages do not build it.
        .executableTarget(
            name: "LedgerProbe",
            dependencies: [
                "LedgerSQLite",
                "LedgerSQLiteTesting",
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
            name: "LedgerSQLiteTests",
            dependencies: [
                "CSQLite",
                "LedgerProbe",
                "LedgerSQLite",
                "LedgerSQLiteTesting",
                "Bookkeeping",
                "DependencyContainer",
                .product(name: "BookkeepingTesting", package: "Bookkeeping"),
                .product(name: "LedgerInterface", package: "DependencyContainer"),
                .product(name: "LedgerInterfaceTesting", package: "DependencyContainer"),
                .product(name: "SigningInterface", package: "DependencyContainer"),
                .product(name: "SigningInterfaceTesting", package: "DependencyContainer"),
            ],
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)
