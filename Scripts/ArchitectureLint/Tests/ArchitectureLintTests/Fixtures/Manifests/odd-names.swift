// swift-tools-version: 6.2
import PackageDescription
let package = Package(name: "a/b", products: [.library(name: "x y", targets: ["-A.B"])], targets: [.target(name: "-A.B", dependencies: ["../C"]), .target(name: "1\n2"), .systemLibrary(name: "é", path: "/absolute")])
