// swift-tools-version: 6.2
import PackageDescription
enum Names { static let a = "A" }
let package = Package(name: "Sample", targets: [.target(name: Names.a)])
