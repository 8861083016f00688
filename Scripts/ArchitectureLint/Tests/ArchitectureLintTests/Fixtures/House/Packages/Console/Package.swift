// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "Console",
    products: [.library(name: "Console", targets: ["Console"])],
    dependencies: [.package(path: "../RIBs"), .package(path: "../DependencyContainer")],
    targets: [
        .target(
            name: "Console",
            dependencies: [
                "RIBs", .product(name: "DependencyContainer", package: "DependencyContainer"),
            ],
            swiftSettings: settings
        ),
        .testTarget(name: "ConsoleTests", dependencies: ["Console"], swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
