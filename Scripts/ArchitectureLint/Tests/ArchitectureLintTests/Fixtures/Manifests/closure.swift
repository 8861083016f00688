// swift-tools-version: 6.2
import PackageDescription
let targets: [Target] = { [.target(name: "A")] }()
let package = Package(name: "Sample", targets: targets)
