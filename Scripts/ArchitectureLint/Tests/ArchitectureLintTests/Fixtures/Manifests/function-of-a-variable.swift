// swift-tools-version: 6.2
import PackageDescription
var settings: [SwiftSetting] = [.define("X")]
func feature(_ name: String) -> Target { .target(name: name, swiftSettings: settings) }
let package = Package(name: "Sample", targets: [feature("A")])
