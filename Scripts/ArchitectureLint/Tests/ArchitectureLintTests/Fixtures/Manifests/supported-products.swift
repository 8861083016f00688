// swift-tools-version: 6.2
import PackageDescription
let package = Package(
    name: "Sample",
    products: [
        .library(name: "Static", type: .static, targets: ["A", "B"]),
        .library(name: "Dynamic", type: .dynamic, targets: ["B"]),
        .library(name: "Automatic", targets: ["A"]),
        .executable(name: "tool", targets: ["Tool"]),
        .plugin(name: "Generate", targets: ["Generator"]),
    ],
    targets: [
        .target(name: "A"), .target(name: "B"), .executableTarget(name: "Tool"),
        .plugin(name: "Generator", capability: .buildTool(), dependencies: ["Tool"]),
    ]
)
