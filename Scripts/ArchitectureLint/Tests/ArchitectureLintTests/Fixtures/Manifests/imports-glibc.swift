// swift-tools-version: 6.2
import PackageDescription
import Glibc
let package = Package(name: "Sample", targets: [.target(name: getenv("SAMPLE_NAME") == nil ? "A" : "B")])
