// swift-tools-version: 6.2
import PackageDescription
let package = Package(
    name: "Sample",
    traits: [
        "Plain",
        .trait(name: "Named", description: "What it does", enabledTraits: ["Plain"]),
        .trait(name: "Bare"),
        .default(enabledTraits: ["Named", "Bare"]),
    ],
    dependencies: [
        .package(path: "../None", traits: []),
        .package(path: "../Some", traits: ["One", .defaults]),
        .package(
            url: "https://example.com/other.git",
            from: "1.0.0",
            traits: [.trait(name: "Two", condition: .when(traits: ["Plain"])), .trait(name: "Three")]
        ),
    ],
    targets: [
        .target(name: "A", dependencies: [
            .product(name: "S", package: "Some", condition: .when(traits: ["Plain", "Bare"])),
            .product(
                name: "N", package: "None",
                condition: .when(platforms: [.linux], traits: ["Named"])
            ),
        ]),
    ]
)
