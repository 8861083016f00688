// swift-tools-version: 6.2
import PackageDescription
let package = Package(
    name: "Sample",
    defaultLocalization: "en",
    platforms: [
        .macOS(.v13), .iOS(.v16), .tvOS("16.1"), .watchOS(.v9), .macCatalyst(.v16), .visionOS(.v1),
        .driverKit(.v22),
    ],
    targets: [.target(name: "A")]
)
