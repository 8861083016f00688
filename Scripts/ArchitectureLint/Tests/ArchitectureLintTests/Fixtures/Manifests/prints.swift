// swift-tools-version: 6.2
import PackageDescription
print("hello from the manifest")
let package = Package(name: "Sample", targets: [.target(name: "A")])
