// swift-tools-version: 6.2
import PackageDescription
let package = Package(
    name: "Sample",
    products: [.plugin(name: "Format", targets: ["Format"])],
    dependencies: [.package(path: "../Tools")],
    targets: [
        .target(name: "A", plugins: ["Build", .plugin(name: "Other", package: "Tools"), .plugin(name: "Build")]),
        .plugin(name: "Build", capability: .buildTool(), dependencies: ["Tool"]),
        .plugin(
            name: "Format",
            capability: .command(
                intent: .custom(verb: "format", description: "Formats"),
                permissions: [.writeToPackageDirectory(reason: "To format")]
            ),
            dependencies: [.product(name: "T", package: "Tools")],
            path: "Extras/Format"
        ),
        .plugin(name: "Docs", capability: .command(intent: .documentationGeneration())),
        .plugin(name: "Style", capability: .command(intent: .sourceCodeFormatting(), permissions: [])),
        .executableTarget(name: "Tool"),
    ]
)
