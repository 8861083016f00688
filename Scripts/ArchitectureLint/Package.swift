// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]

let package = Package(
    name: "ArchitectureLint",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "archlint", targets: ["archlint"]),
        .plugin(name: "ArchlintCommand", targets: ["ArchlintCommand"]),
    ],
    targets: [
        .target(
            name: "ArchitectureLint",
            resources: [.embedInCode("Explaining/Drawing/Page")],
            swiftSettings: settings
        ),
        .executableTarget(
            name: "archlint",
            dependencies: ["ArchitectureLint"],
            swiftSettings: settings
        ),
        .plugin(
            name: "ArchlintCommand",
            capability: .command(
                intent: .custom(
                    verb: "archlint",
                    description: "Check that packages keep to their dependency rules."
                )
            ),
            dependencies: ["archlint"]
        ),
        // What ./fuzz checks. It is built with the rest so that it does not fall behind.
        .target(
            name: "ArchitectureLintFuzzing",
            dependencies: ["ArchitectureLint"],
            path: "Fuzz",
            exclude: ["Dictionaries", "Seeds"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "ArchitectureLintTests",
            dependencies: ["ArchitectureLint", "ArchitectureLintFuzzing", "archlint"],
            exclude: ["Fixtures"],
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)
