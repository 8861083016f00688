// swift-tools-version: 6.2
import PackageDescription
let name = switch 1 { case 1: "One"; default: "Other" }
let package = Package(name: "Sample", targets: [.target(name: name)])
