//   SWIFT-tools-version:6.0;(experimental)
import PackageDescription
let package = Package(
    name: "Sample",
    targets: [.target(name: "A")]
)
