// swift-tools-version: 6.2
import PackageDescription
func target(_ name: String) -> Target { .target(name: name) }
func target(test name: String) -> Target { .testTarget(name: name) }
let package = Package(name: "Sample", targets: [target("A"), target(test: "ATests")])
