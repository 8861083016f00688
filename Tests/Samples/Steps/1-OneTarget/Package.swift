// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "TinyBank",
    platforms: [.macOS("15.4")],
    targets: [
        .target(name: "TinyBank"),
        .executableTarget(name: "Checks", dependencies: ["TinyBank"]),
    ]
)
