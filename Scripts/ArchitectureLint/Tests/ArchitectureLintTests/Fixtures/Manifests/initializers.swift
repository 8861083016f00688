// swift-tools-version: 6.2
import PackageDescription
let package: Package = .init(name: "Sample", targets: [.target(name: "A")])
