// swift-tools-version: 6.3
import PackageDescription
let package = Package(name: "A", targets: [.target(name: "A", swiftSettings: [.treatAllWarnings(as: .error)])])
