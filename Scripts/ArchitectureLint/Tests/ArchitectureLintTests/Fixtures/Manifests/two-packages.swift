// swift-tools-version: 6.2
import PackageDescription
let other = Package(name: "Other", targets: [.target(name: "B")])
let package = Package(name: "Sample", targets: [.target(name: "A")])
