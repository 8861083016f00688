// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]

/// Tests across packages: the wiring, and the real `bank` as a person uses it.
let package = Package(
    name: "Tests",
    platforms: [.macOS("15.4")],
    products: [
        // Loaded into the real `bank`, whose writes then fail.
        .library(name: "WriteFaults", type: .dynamic, targets: ["WriteFaults"])
    ],
    dependencies: [
        .package(path: "../App"),
        .package(path: "../Packages/BackOffice"),
        .package(path: "../Packages/Bookkeeping"),
        .package(path: "../Packages/Card"),
        .package(path: "../Packages/Console"),
        .package(path: "../Packages/DemandDeposit"),
        .package(path: "../Packages/DependencyContainer"),
        .package(path: "../Packages/Game"),
        .package(path: "../Packages/LedgerPostgreSQL"),
        .package(path: "../Packages/LedgerSQLite"),
        .package(path: "../Packages/Notices"),
        .package(path: "../Packages/RIBs"),
        .package(path: "../Packages/SafeBox"),
    ],
    targets: [
        .target(
            name: "BankDriver",
            dependencies: [
                "Console",
                .product(name: "ConsoleTesting", package: "Console"),
            ],
            swiftSettings: settings
        ),
        // The bank's screens in a separate process, so that its objects can be counted.
        .executableTarget(
            name: "ScreenProbe",
            dependencies: [
                "Console",
                "DependencyContainer",
                "RIBs",
                .product(name: "BankApp", package: "App"),
                .product(name: "BookkeepingTesting", package: "Bookkeeping"),
                .product(name: "ConsoleTesting", package: "Console"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "ScreenTests",
            dependencies: [
                .product(name: "bank", package: "App"),
                "BankDriver",
                "ScreenProbe",
                .product(name: "BookkeepingTesting", package: "Bookkeeping"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "CompositionTests",
            dependencies: [
                "Bookkeeping",
                "Console",
                "DependencyContainer",
                "Game",
                "RIBs",
                .product(name: "BankApp", package: "App"),
                .product(name: "BookkeepingTesting", package: "Bookkeeping"),
                .product(name: "ConsoleTesting", package: "Console"),
                .product(name: "DependencyContainerGraph", package: "DependencyContainer"),
                .product(name: "LedgerInterface", package: "DependencyContainer"),
                .product(name: "SigningInterface", package: "DependencyContainer"),
                .product(name: "SigningInterfaceTesting", package: "DependencyContainer"),
            ],
            swiftSettings: settings
        ),
        // The real `bank` as a person uses it. Three targets, because Scripts/test runs each as a process.
        .testTarget(
            name: "EndToEndTests",
            dependencies: [
                .product(name: "bank", package: "App"),
                "BankDriver",
                "Console",
                .product(name: "BookkeepingTesting", package: "Bookkeeping"),
                .product(name: "ConsoleTesting", package: "Console"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "SessionTests",
            dependencies: [
                .product(name: "bank", package: "App"),
                "BankDriver",
                "Console",
                "ScreenProbe",
                .product(name: "BookkeepingTesting", package: "Bookkeeping"),
                .product(name: "ConsoleTesting", package: "Console"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "DatabaseTests",
            dependencies: [
                .product(name: "bank", package: "App"),
                "BankDriver",
                .product(name: "BookkeepingTesting", package: "Bookkeeping"),
                .product(name: "ConsoleTesting", package: "Console"),
                .product(name: "LedgerPostgreSQLTesting", package: "LedgerPostgreSQL"),
            ],
            swiftSettings: settings
        ),
        // Attacks on copies of a real book, with the connection of the ledger itself.
        .testTarget(
            name: "AttackTests",
            dependencies: [
                "Bookkeeping",
                "Console",
                "LedgerPostgreSQL",
                "LedgerSQLite",
                .product(name: "BankApp", package: "App"),
                .product(name: "BookkeepingTesting", package: "Bookkeeping"),
                .product(name: "ConsoleTesting", package: "Console"),
                .product(name: "LedgerPostgreSQLTesting", package: "LedgerPostgreSQL"),
            ],
            swiftSettings: settings
        ),
        // The real services and the real book beside a model that shares no code with them.
        .executableTarget(
            name: "Simulation",
            dependencies: [
                "BackOffice",
                "Bookkeeping",
                "Card",
                "DemandDeposit",
                "DependencyContainer",
                "LedgerPostgreSQL",
                "LedgerSQLite",
                "Notices",
                "SafeBox",
                .product(name: "BookkeepingTesting", package: "Bookkeeping"),
                .product(name: "CardInterface", package: "DependencyContainer"),
                .product(name: "ConsoleTesting", package: "Console"),
                .product(name: "DemandDepositInterface", package: "DependencyContainer"),
                .product(name: "LedgerInterface", package: "DependencyContainer"),
                .product(name: "LedgerInterfaceTesting", package: "DependencyContainer"),
                .product(name: "LedgerPostgreSQLTesting", package: "LedgerPostgreSQL"),
                .product(name: "LedgerSQLiteTesting", package: "LedgerSQLite"),
                .product(name: "SafeBoxInterface", package: "DependencyContainer"),
                .product(name: "SigningInterface", package: "DependencyContainer"),
                .product(name: "SigningInterfaceTesting", package: "DependencyContainer"),
            ],
            // As in the interface of the ledger, which SteppingLedger implements.
            swiftSettings: settings + [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]
        ),
        .testTarget(
            name: "ModelTests",
            dependencies: [
                .product(name: "bank", package: "App"),
                "BankDriver",
                "Simulation",
                .product(name: "BookkeepingTesting", package: "Bookkeeping"),
                .product(name: "ConsoleTesting", package: "Console"),
                .product(name: "LedgerPostgreSQLTesting", package: "LedgerPostgreSQL"),
                .product(name: "LedgerSQLiteTesting", package: "LedgerSQLite"),
            ],
            swiftSettings: settings
        ),
        // The same random drafts on every store.
        .testTarget(
            name: "StoreTests",
            dependencies: [
                "Bookkeeping",
                "DependencyContainer",
                "LedgerPostgreSQL",
                "LedgerSQLite",
                .product(name: "BookkeepingTesting", package: "Bookkeeping"),
                .product(name: "ConsoleTesting", package: "Console"),
                .product(name: "LedgerInterface", package: "DependencyContainer"),
                .product(name: "LedgerInterfaceTesting", package: "DependencyContainer"),
                .product(name: "LedgerPostgreSQLTesting", package: "LedgerPostgreSQL"),
                .product(name: "SigningInterface", package: "DependencyContainer"),
                .product(name: "SigningInterfaceTesting", package: "DependencyContainer"),
            ],
            swiftSettings: settings
        ),
        .target(name: "WriteFaults"),
        .testTarget(
            name: "CrashTests",
            dependencies: [
                .product(name: "bank", package: "App"),
                "BankDriver",
                .product(name: "BookkeepingTesting", package: "Bookkeeping"),
                .product(name: "ConsoleTesting", package: "Console"),
            ],
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)
