// swift-tools-version: 6.2
import PackageDescription
let settings: [SwiftSetting] =[.define("X")]
let package = Package(name: "Sample", targets: [.target(name: "A", swiftSettings: settings)])
