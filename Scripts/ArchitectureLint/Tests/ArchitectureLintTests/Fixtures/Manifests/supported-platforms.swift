// swift-tools-version: 6.2
import PackageDescription
let package = Package(
    name: "Sample",
    targets: [
        .target(name: "A", dependencies: [
            .target(name: "B", condition: .when(platforms: [
                .macOS, .macCatalyst, .iOS, .tvOS, .watchOS, .visionOS, .driverKit, .linux,
                .windows, .android, .wasi, .openbsd,
            ])),
        ]),
        .target(name: "B"),
    ]
)
