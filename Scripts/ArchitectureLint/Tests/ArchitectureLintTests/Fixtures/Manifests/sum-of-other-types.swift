// swift-tools-version: 6.2
import PackageDescription
let name = "A"
let package = Package(name: "Sample", targets: [.target(name: "A", dependencies: ["B" + name]), .target(name: "BA")])
