// swift-tools-version: 6.2
import PackageDescription
let common: [Target.Dependency] = ["B"]
let package = Package(
    name: "Sample",
    targets: [.target(name: "A", dependencies: common + ["C"]), .target(name: "B"), .target(name: "C")]
)
