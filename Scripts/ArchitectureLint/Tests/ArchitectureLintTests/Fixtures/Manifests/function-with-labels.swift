// swift-tools-version: 6.2
import PackageDescription
func place(for name: String, of package: String) -> Target.Dependency { .product(name: name, package: package) }
let package = Package(name: "Sample", dependencies: [.package(path: "../P")], targets: [.target(name: "A", dependencies: [place(for: "X", of: "P")])])
