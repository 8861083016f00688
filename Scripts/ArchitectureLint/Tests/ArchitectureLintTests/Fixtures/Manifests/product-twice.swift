// swift-tools-version: 6.2
import PackageDescription
let package = Package(name: "A", products: [.library(name: "A", targets: ["A", "A"]), .library(name: "A", targets: ["A"])], dependencies: [.package(path: "../B"), .package(path: "../B")], targets: [.target(name: "A", dependencies: ["A", "A"])])
