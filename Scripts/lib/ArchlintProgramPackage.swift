// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "archlint",
    products: [
        .plugin(name: "ArchlintCommand", targets: ["ArchlintCommand"])
    ],
    targets: [
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
        .binaryTarget(name: "archlint", path: "archlint.artifactbundle"),
    ]
)
