// swift-tools-version:5.3
import PackageDescription

let package = Package(name: "Sample",  dependencies: [], targets: [.executableTarget(name: "A")])
