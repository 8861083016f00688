// swift-tools-version: 6.2
import PackageDescription
let package = Package(
    name: "Sample",
    traits: [.trait(name: "One", enabledTraits: ["Two"])],
    targets: [.target(name: "A")]
)
