// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "DemandDeposit",
    products: [.library(name: "DemandDeposit", targets: ["DemandDeposit"])],
    dependencies: [.package(path: "../Card")],
    targets: [
        .target(name: "DemandDeposit", dependencies: ["Card"])
    ]
)
