// swift-tools-version: 5.5
import PackageDescription
let package = Package(
    name: "Sample",
    targets: [.target(name: "A")],
    swiftLanguageVersions: [.v4, .v4_2, .v5]
)
