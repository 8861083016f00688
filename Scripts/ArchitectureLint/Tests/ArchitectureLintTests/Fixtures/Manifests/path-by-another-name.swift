// swift-tools-version: 6.2
import PackageDescription
let package = Package(
    name: "Sample",
    dependencies: [
        .package(name: "Another", path: "../Other"),
        .package(path: "../Up/../Sideways/./Here/"),
        .package(path: "/opt/packages/Absolute"),
        .package(path: "Inside"),
        .package(path: "../With.git"),
    ],
    targets: [.target(name: "A", dependencies: [
        .product(name: "O", package: "another"), .product(name: "H", package: "Here"), "absolute",
    ])]
)
