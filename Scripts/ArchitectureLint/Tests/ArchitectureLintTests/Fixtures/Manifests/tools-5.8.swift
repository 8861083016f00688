// swift-tools-version:5.8
import PackageDescription
let package = Package(
    name: "Sample",
    products: [.library(name: "A", targets: ["A"])],
    dependencies: [.package(name: "Another", path: "../Other")],
    targets: [.target(name: "A", dependencies: ["Another"]), .testTarget(name: "ATests", dependencies: [.target(name: "A", condition: .when(platforms: [.linux]))])]
)
