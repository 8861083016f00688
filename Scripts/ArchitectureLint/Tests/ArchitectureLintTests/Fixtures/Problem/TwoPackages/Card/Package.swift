// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Card",
    products: [.library(name: "Card", targets: ["Card"])],
    dependencies: [.package(path: "../DemandDeposit")],
    targets: [
        .target(name: "Card", dependencies: ["DemandDeposit"])
    ]
)
