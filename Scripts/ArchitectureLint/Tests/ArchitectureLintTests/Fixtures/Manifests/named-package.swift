// swift-tools-version:5.2
import PackageDescription

let package = Package(name: "Sample",  dependencies: [.package(name: "N", url: "https://e.com/o.git", from: "1.0.0")], targets: [.target(name: "A", dependencies: [.product(name: "X", package: "N")])])
