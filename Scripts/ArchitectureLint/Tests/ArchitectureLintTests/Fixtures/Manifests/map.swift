// swift-tools-version: 6.2
import PackageDescription
let names = ["A", "B"]
let package = Package(
    name: "Sample",
    products: names.map { .library(name: $0, targets: [$0]) },
    targets: names.map { Target.target(name: $0) }
)
