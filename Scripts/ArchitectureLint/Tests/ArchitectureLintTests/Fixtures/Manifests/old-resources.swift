// swift-tools-version:5.3
import PackageDescription

let package = Package(name: "Sample",  dependencies: [], targets: [.target(name: "A", resources: [.process("a"), .copy("b"), .process("c", localization: .base)])])
