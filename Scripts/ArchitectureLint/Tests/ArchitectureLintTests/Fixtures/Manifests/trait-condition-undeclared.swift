// swift-tools-version: 6.2
import PackageDescription
let package = Package(name: "A", dependencies: [.package(path: "../B", traits: [.trait(name: "X", condition: .when(traits: ["Y"]))])], targets: [.target(name: "A", dependencies: [.product(name: "B", package: "B", condition: .when(traits: ["Z"]))])])
