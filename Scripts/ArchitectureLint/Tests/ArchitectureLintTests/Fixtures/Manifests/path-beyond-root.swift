// swift-tools-version: 6.2
import PackageDescription
let package = Package(name: "A", dependencies: [.package(path: "/../../x")])
