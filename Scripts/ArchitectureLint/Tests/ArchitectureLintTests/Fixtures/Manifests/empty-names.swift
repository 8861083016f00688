// swift-tools-version: 6.2
import PackageDescription
let package = Package(name: "", products: [.library(name: "", targets: [""])], dependencies: [.package(path: "../P")], targets: [.target(name: "", dependencies: ["", .product(name: "", package: "P")], path: "", publicHeadersPath: "/abs", cSettings: [.define(""), .headerSearchPath("/abs")])])
