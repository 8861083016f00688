// swift-tools-version: 6.2
import PackageDescription
let one = "B"
let package = Package(name: "Sample", targets: [.target(name: "A", dependencies: ["\(one)"]), .target(name: "B")])
