// swift-tools-version: 6.2
import PackageDescription
func feature(_ name: String) -> Target { .target(name: name, swiftSettings: settings) }
let settings: [SwiftSetting] = [.define("X")]
let package = Package(name: "Sample", targets: [feature("A")])
