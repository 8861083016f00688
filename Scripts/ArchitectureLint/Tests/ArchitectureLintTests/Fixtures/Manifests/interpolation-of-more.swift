// swift-tools-version: 6.2
import PackageDescription
let one = "A"
let package = Package(name: "Sample", targets: [.target(name: "\(one + "x")"), .target(name: "\(1)")])
