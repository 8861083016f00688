// swift-tools-version: 6.2
import PackageDescription
var settings: [SwiftSetting] = [.define("X")]
var package = Package(name: "Sample", targets: [.target(name: "A", swiftSettings: settings)])
