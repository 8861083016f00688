// swift-tools-version: 6.2
import PackageDescription
extension Target.Dependency {
    static let other: Self = .product(name: "Other", package: "Other")
    static func mine(_ name: String) -> Self { .target(name: name) }
}
let package = Package(
    name: "Sample",
    dependencies: [.package(path: "../Other")],
    targets: [.target(name: "A", dependencies: [.other, .mine("B")]), .target(name: "B")]
)
