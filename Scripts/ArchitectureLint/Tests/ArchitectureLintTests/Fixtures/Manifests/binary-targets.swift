// swift-tools-version: 6.2
import PackageDescription
let package = Package(
    name: "Sample",
    products: [.library(name: "A", targets: ["A", "Local"])],
    targets: [
        .target(name: "A", dependencies: ["Local", "Remote"]),
        .binaryTarget(name: "Local", path: "Binaries/Local.xcframework"),
        .binaryTarget(name: "Bundle", path: "Tool.artifactbundle"),
        .binaryTarget(name: "Remote", url: "https://example.com/Remote.zip", checksum: "0123456789abcdef"),
    ]
)
