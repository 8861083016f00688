// swift-tools-version: 6.2
import PackageDescription
import Foundation

let package = Package(name: "Sample", targets: [.target(name: "A")])
