// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]

let package = Package(
    name: "DependencyContainer",
    platforms: [.macOS(.v15), .iOS(.v18)],
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
    ],
    swiftLanguageModes: [.v6]
)
