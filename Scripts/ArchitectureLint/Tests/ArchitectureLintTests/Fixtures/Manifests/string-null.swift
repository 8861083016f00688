// swift-tools-version: 6.2
import PackageDescription
let package = Package(name: "a\0b")
