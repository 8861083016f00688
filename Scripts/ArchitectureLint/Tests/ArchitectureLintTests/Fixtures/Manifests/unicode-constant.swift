// swift-tools-version: 6.2
import PackageDescription
let 이름 = "A"
let package = Package(name: "Sample", targets: [.target(name: 이름)])
