// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Bank",
    products: [.library(name: "Bank", targets: ["Card", "DemandDeposit"])],
    targets: [
        .target(name: "Card", dependencies: ["DemandDeposit"]),
        .target(name: "DemandDeposit", dependencies: ["Card"]),
    ]
)
