// swift-tools-version: 6.2
import PackageDescription
let package = Package(
    name: "Sample",
    dependencies: [.package(path: "../Other")],
    targets: [
        .target(
            name: "A",
            dependencies: [
                .target(name: "B", condition: .when(platforms: [.linux, .macOS])),
                .byName(name: "C", condition: .when(platforms: [.windows])),
                .product(name: "O", package: "Other", condition: .when(platforms: [.iOS])),
            ]
        ),
        .target(name: "B"),
        .target(name: "C"),
    ]
)
