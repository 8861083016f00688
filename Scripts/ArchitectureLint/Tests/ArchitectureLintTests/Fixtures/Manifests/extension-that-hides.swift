// swift-tools-version: 6.2
import PackageDescription
extension Target {
    static func target(name: String) -> Target { .testTarget(name: name + "Hidden") }
}
let package = Package(name: "Sample", targets: [.target(name: "A")])
