// swift-tools-version: 6.2
import PackageDescription
let package = Package(name: "A", platforms: [.macOS("10.15"), .iOS("12.4.1"), .watchOS("10.0")])
