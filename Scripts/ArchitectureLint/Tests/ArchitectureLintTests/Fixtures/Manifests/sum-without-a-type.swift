// swift-tools-version: 6.2
import PackageDescription
let settings: [SwiftSetting] = [.define("X")]
let more = settings + [.unsafeFlags(["-x"])]
let base = "Base"
let path = base + "/" + base
func target(_ name: String) -> Target { .target(name: name, path: path, swiftSettings: more) }
let first = target("A")
let package = Package(name: "Sample", targets: [first, target("C")])
