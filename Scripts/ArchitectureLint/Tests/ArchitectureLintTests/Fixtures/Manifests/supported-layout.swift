// swift-tools-version: 6.2
import PackageDescription
let package = Package(
    name: "Sample",
    targets: [
        .target(name: "A", path: "Code/A", exclude: ["Notes.md", "Old"], sources: ["Main", "Extra.swift"]),
        .target(name: "B", path: ".", sources: []),
        .target(name: "C", path: "./C", resources: [.process("Data"), .copy("Raw"), .embedInCode("Key"), .process("L", localization: .base)], publicHeadersPath: "include"),
        .testTarget(name: "ATests", dependencies: ["A"], path: "Checks"),
    ]
)
