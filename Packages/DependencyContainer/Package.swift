// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]

// The container, and one interface target per feature: a change of CardInterface rebuilds the
// packages that use cards, but not SafeBox. A feature and its interface have the same owners.
let package = Package(
    name: "DependencyContainer",
    // For RIBs, which some interfaces use; the container itself needs macOS 15 and iOS 18.
    platforms: [.macOS("15.4"), .iOS("18.4")],
    products: [
        .library(name: "DependencyContainer", targets: ["DependencyContainer"]),
        .library(name: "DependencyContainerGraph", targets: ["DependencyContainerGraph"]),
        .library(name: "DependencyContainerTesting", targets: ["DependencyContainerTesting"]),
        // For programs of several dynamic libraries, which have to share one copy.
        .library(
            name: "DependencyContainerDynamic",
            type: .dynamic,
            targets: [
                "DependencyContainer", "DependencyContainerGraph", "DependencyContainerTesting",
            ]
        ),
        .library(name: "LedgerInterface", targets: ["LedgerInterface"]),
        .library(name: "LedgerInterfaceTesting", targets: ["LedgerInterfaceTesting"]),
        .library(name: "SigningInterface", targets: ["SigningInterface"]),
        .library(name: "SigningInterfaceTesting", targets: ["SigningInterfaceTesting"]),
        .library(name: "DemandDepositInterface", targets: ["DemandDepositInterface"]),
        .library(name: "DemandDepositInterfaceTesting", targets: ["DemandDepositInterfaceTesting"]),
        .library(name: "SafeBoxInterface", targets: ["SafeBoxInterface"]),
        .library(name: "CardInterface", targets: ["CardInterface"]),
        .library(name: "GameInterface", targets: ["GameInterface"]),
    ],
    dependencies: [
        .package(path: "../Bookkeeping"),
        .package(path: "../RIBs"),
    ],
    targets: [
        .target(
            name: "DependencyContainer",
            swiftSettings: settings + [.strictMemorySafety()]
        ),
        .target(
            name: "DependencyContainerGraph",
            dependencies: [
                "DependencyContainer"
            ],
            swiftSettings: settings + [.strictMemorySafety()]
        ),
        .target(
            name: "DependencyContainerTesting",
            dependencies: [
                "DependencyContainer",
                "DependencyContainerGraph",
            ],
            swiftSettings: settings + [.strictMemorySafety()]
        ),
        .testTarget(
            name: "DependencyContainerTests",
            dependencies: [
                "DependencyContainer",
                "DependencyContainerGraph",
                "DependencyContainerTesting",
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "DependencyContainerDocumentationTests",
            dependencies: [
                "DependencyContainer",
                "DependencyContainerGraph",
                "DependencyContainerTesting",
            ],
            swiftSettings: settings
        ),
        .target(
            name: "LedgerInterface",
            dependencies: [
                "DependencyContainer",
                "Bookkeeping",
            ],
            // A ledger is used where its caller runs, also on the main actor.
            swiftSettings: settings + [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]
        ),
        .target(
            name: "LedgerInterfaceTesting",
            dependencies: [
                "DependencyContainer",
                "LedgerInterface",
                "Bookkeeping",
                .product(name: "BookkeepingTesting", package: "Bookkeeping"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "LedgerInterfaceTests",
            dependencies: [
                "LedgerInterface",
                "LedgerInterfaceTesting",
                "Bookkeeping",
            ],
            swiftSettings: settings
        ),
        .target(
            name: "SigningInterface",
            dependencies: [
                "DependencyContainer",
                "LedgerInterface",
                "Bookkeeping",
                "RIBs",
            ],
            swiftSettings: settings
        ),
        .target(
            name: "SigningInterfaceTesting",
            dependencies: [
                "DependencyContainer",
                "LedgerInterface",
                "SigningInterface",
                "Bookkeeping",
                "RIBs",
            ],
            swiftSettings: settings
        ),
        .target(
            name: "DemandDepositInterface",
            dependencies: [
                "DependencyContainer",
                "LedgerInterface",
                "Bookkeeping",
                "RIBs",
            ],
            swiftSettings: settings
        ),
        .target(
            name: "DemandDepositInterfaceTesting",
            dependencies: [
                "DemandDepositInterface",
                "LedgerInterface",
                "Bookkeeping",
                "RIBs",
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "DemandDepositInterfaceTests",
            dependencies: [
                "DemandDepositInterface",
                "Bookkeeping",
            ],
            swiftSettings: settings
        ),
        .target(
            name: "SafeBoxInterface",
            dependencies: [
                "DependencyContainer",
                "Bookkeeping",
                "RIBs",
            ],
            swiftSettings: settings
        ),
        .target(
            name: "CardInterface",
            dependencies: [
                "DependencyContainer",
                "Bookkeeping",
                "RIBs",
            ],
            swiftSettings: settings
        ),
        .target(
            name: "GameInterface",
            dependencies: [
                "DependencyContainer",
                "LedgerInterface",
                "SigningInterface",
                "Bookkeeping",
                "RIBs",
            ],
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)
