// swift-tools-version: 6.2
import PackageDescription
let common: [Target.Dependency] = ["B"]
let base = "Code"
let settings: [SwiftSetting] = [.define("X")]
func more(_ name: String) -> [Target.Dependency] { common + [.target(name: name + "Interface")] }
let package = Package(
    name: "Sam" + "ple",
    targets: [
        .target(name: "A", dependencies: more("B") + common + ["C"], path: base + "/" + "A", swiftSettings: settings + [.define("Y")]),
        .target(name: "B"), .target(name: "C"), .target(name: "BInterface", path: base+"/I"),
    ]
)
