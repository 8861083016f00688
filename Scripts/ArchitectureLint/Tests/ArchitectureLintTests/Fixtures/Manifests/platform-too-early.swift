// swift-tools-version:5.4
import PackageDescription

let package = Package(name: "Sample", platforms: [.macOS(.v12)], dependencies: [], targets: [])
