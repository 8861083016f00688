// swift-tools-version: 6.2
import PackageDescription
func target(_ name: String, path: String = "Code") -> Target { .target(name: name, path: path) }
let package = Package(name: "Sample", targets: [target("A"), target("B", path: "More")])
