// swift-tools-version: 6.2
import PackageDescription
let package = Package(name: "\u{1F600}\u{E9}\u{0041}\r\n\t")
