// swift-tools-version: 6.2
import PackageDescription
let isBig = Context.environment["SAMPLE_BIG"] != nil
let name = if isBig { "Big" } else { "Small" }
let package = Package(name: "Sample", targets: [.target(name: name)])
