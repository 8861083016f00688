// swift-tools-version: 6.2
import PackageDescription
let package = Package(
    name: "Sample",
    products: [.library(name: "A", targets: ["A",],),],
    targets: [.target(name: "A", dependencies: [.target(name: "B", condition: .when(platforms: [.linux,],),),],), .target(name: "B",),],
)
