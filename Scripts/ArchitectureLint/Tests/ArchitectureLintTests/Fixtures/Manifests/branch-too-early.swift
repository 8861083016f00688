// swift-tools-version:5.4
import PackageDescription

let package = Package(name: "Sample",  dependencies: [.package(url: "https://e.com/o.git", branch: "main")], targets: [.target(name: "A", dependencies: [.product(name: "X", package: "o")])])
