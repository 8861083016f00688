// swift-tools-version: 6.2
import PackageDescription
let name = "B"
let package = Package(name: "Sample", targets: [.target(name: "A", dependencies: [name]), .target(name: "B")])
