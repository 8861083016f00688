// swift-tools-version: 6.2
import PackageDescription
let package = Package(
    name: "Sample",
    products: [Product.library(name: "A", targets: ["A"])],
    dependencies: [Package.Dependency.package(path: "../Other")],
    targets: [
        Target.target(name: "A", dependencies: [Target.Dependency.product(name: "O", package: "Other", condition: TargetDependencyCondition.when(platforms: [Platform.linux]))], swiftSettings: [SwiftSetting.define("X")]),
    ]
)
