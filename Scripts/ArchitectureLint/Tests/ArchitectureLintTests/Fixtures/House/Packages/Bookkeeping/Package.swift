// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Bookkeeping",
    products: [
        .library(name: "Bookkeeping", targets: ["Bookkeeping"]),
        .library(name: "BookkeepingTesting", targets: ["BookkeepingTesting"]),
    ],
    targets: [
        .target(name: "Bookkeeping"),
        .target(name: "BookkeepingTesting", dependencies: ["Bookkeeping"]),
        .testTarget(name: "BookkeepingTests", dependencies: ["BookkeepingTesting"]),
    ],
    swiftLanguageModes: [.v6]
)
