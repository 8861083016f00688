// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "RIBs",
    products: [.library(name: "RIBs", targets: ["RIBs"])],
    targets: [
        .target(name: "RIBs"),
        .testTarget(name: "RIBsTests", dependencies: ["RIBs"]),
    ],
    swiftLanguageModes: [.v6]
)
