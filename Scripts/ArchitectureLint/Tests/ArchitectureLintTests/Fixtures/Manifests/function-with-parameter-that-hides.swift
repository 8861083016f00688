// swift-tools-version: 6.2
import PackageDescription
let name = "Wrong"
func feature(_ name: String) -> Target { .target(name: name) }
let package = Package(name: "Sample", targets: [feature("A")])
