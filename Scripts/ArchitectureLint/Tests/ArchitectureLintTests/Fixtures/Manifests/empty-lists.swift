// swift-tools-version: 6.2
import PackageDescription
let package = Package(name: "Sample", products: [], dependencies: [], targets: [.target(name: "A", dependencies: [], exclude: [], sources: [], swiftSettings: [], plugins: [])])
