// swift-tools-version: 6.2
import PackageDescription
func target(_ name: String) -> Target { target(name) }
let package = Package(name: "Sample", targets: [])
