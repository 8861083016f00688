// swift-tools-version: 6.2
import PackageDescription
let package = Package(name: "A", targets: [.target(name: "A", exclude: [""], sources: [""])])
