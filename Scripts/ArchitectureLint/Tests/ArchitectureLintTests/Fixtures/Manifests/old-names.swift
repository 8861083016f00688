// swift-tools-version: 5.5
import PackageDescription
let package = Package(
    name: "Sample",
    dependencies: [.package(name: "NIO", url: "https://github.com/apple/swift-nio.git", from: "2.0.0"), .package(name: "Log", url: "https://github.com/apple/swift-log", .branch("main"))],
    targets: [.target(name: "A", dependencies: [.product(name: "NIO", package: "NIO"), "Log"])]
)
