// swift-tools-version: 6.2
import PackageDescription
let package = Package(
    name: "Sample",
    dependencies: [
        .package(url: "https://github.com/apple/swift-nio.git", from: "2.0.0"),
        .package(url: "https://github.com/apple/Swift-Log", exact: "1.2.3"),
        .package(url: "https://example.com/branch/", branch: "main"),
        .package(url: "https://example.com/revision.git", revision: "0123456789abcdef"),
        .package(url: "https://example.com/range", "1.0.0"..<"2.0.0"),
        .package(url: "https://example.com/closed", "1.0.0" ... "1.9.9"),
        .package(url: "https://example.com/major", .upToNextMajor(from: "1.0.0")),
        .package(url: "https://example.com/minor", .upToNextMinor(from: "1.0.0")),
        .package(url: "git@github.com:someone/Secret.Thing.git", from: "1.0.0"),
        .package(url: "ssh://git@example.com/deep/er.git", .branch("x")),
    ],
    targets: [.target(name: "A", dependencies: [
        .product(name: "NIO", package: "swift-nio"), .product(name: "Logging", package: "Swift-Log"),
        .product(name: "M", package: "major"),
    ])]
)
