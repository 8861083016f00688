// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "ArchitectureLint",
    targets: [
        .target(name: "ArchitectureLint", swiftSettings: settings),
        .testTarget(
            name: "ArchitectureLintTests",
            dependencies: ["ArchitectureLint"],
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)
