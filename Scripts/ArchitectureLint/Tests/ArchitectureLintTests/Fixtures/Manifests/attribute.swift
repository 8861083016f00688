// swift-tools-version: 6.2
import PackageDescription
@MainActor let package = Package(name: "Sample", targets: [.target(name: "A")])
