// swift-tools-version:5.2
import PackageDescription

let package = Package(name: "Sample",  dependencies: [], targets: [.target(name: "A", dependencies: [.target(name: "B"), .byName(name: "B")], path: "X", exclude: ["a"], sources: ["b"], publicHeadersPath: "h", cSettings: [.headerSearchPath("a")], cxxSettings: [.define("a")], swiftSettings: [.define("A", .when(platforms: [.macOS, .windows, .android]))], linkerSettings: [.linkedFramework("z")]), .target(name: "B")])
