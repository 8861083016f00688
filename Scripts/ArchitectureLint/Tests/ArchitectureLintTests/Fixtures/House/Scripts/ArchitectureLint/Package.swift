// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "ArchitectureLint",
    targets: [
        .target(name: "ArchitectureLint"),
        .testTarget(name: "ArchitectureLintTests", dependencies: ["ArchitectureLint"]),
    ],
    swiftLanguageModes: [.v6]
)
