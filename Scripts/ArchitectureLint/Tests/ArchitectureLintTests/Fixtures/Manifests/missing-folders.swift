// swift-tools-version: 6.2
import PackageDescription
let package = Package(
    name: "Sample",
    dependencies: [.package(path: "../IsNotThere"), .package(path: "Nested/Neither")],
    targets: [.target(name: "Nowhere", path: "No/Such/Folder"), .testTarget(name: "NowhereTests")]
)
