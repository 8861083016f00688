// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "TinyBank",
    platforms: [.macOS("15.4")],
    dependencies: [.package(path: "Packages/Interfaces")],
    targets: [
        .target(
            name: "TinyBank",
            dependencies: [.product(name: "SigningAPI", package: "Interfaces")]
        ),
        .executableTarget(name: "Checks", dependencies: ["TinyBank"]),
    ]
)
