// swift-tools-version: 6.2
import PackageDescription
import Foundation
var dependencies: [Target.Dependency] = []
if ProcessInfo.processInfo.environment["SAMPLE_EXTRA"] != nil {
    dependencies.append("B")
}
let package = Package(
    name: "Sample",
    targets: [.target(name: "A", dependencies: dependencies), .target(name: "B")]
)
