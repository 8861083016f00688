// swift-tools-version:5.3
import PackageDescription

let package = Package(name: "Sample",  dependencies: [.package(path: "../O")], targets: [.target(name: "A", dependencies: [.product(name: "X", package: "O", condition: .when(platforms: [.linux]))])])
