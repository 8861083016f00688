// swift-tools-version: 6.2
import PackageDescription
let `default` = "A"
let package = Package(name: "Sample", targets: [.target(name: `default`)])
