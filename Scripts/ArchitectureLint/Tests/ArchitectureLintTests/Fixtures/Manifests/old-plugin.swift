// swift-tools-version:5.5
import PackageDescription

let package = Package(name: "Sample",  dependencies: [], targets: [.target(name: "A", plugins: ["P"]), .plugin(name: "P", capability: .buildTool(), dependencies: [])])
