// swift-tools-version: 6.2
import PackageDescription
let other: Target = .target(name: "B")
func targets() -> [Target] { [other] }
let package = Package(name: "Sample", targets: targets())
