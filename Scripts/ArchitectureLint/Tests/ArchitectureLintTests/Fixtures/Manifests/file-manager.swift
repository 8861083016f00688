// swift-tools-version: 6.2
import PackageDescription
import Foundation
let isThere = FileManager.default.fileExists(atPath: "/no/such/file")
let package = Package(name: "Sample", targets: isThere ? [.target(name: "There")] : [.target(name: "A")])
