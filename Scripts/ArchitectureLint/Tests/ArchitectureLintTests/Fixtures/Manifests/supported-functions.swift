// swift-tools-version: 6.2
import PackageDescription

let common: [Target.Dependency] = ["C"]
let settings: [SwiftSetting] = [.define("X")]
let more = settings + [.unsafeFlags(["-x"])]

func meetingPlace(_ name: String) -> Target.Dependency {
    .product(name: name, package: "Place")
}

func feature(_ name: String, path: String, in folder: String) -> Target {
    return .target(name: name, dependencies: ["C"], path: path, sources: [folder])
}

func nothing() -> [Target.Dependency] { [] }

let package = Package(
    name: "Sample",
    dependencies: [.package(path: "../Place")],
    targets: [
        .target(
            name: "A",
            dependencies: [meetingPlace("One"), meetingPlace("Two")] + common + nothing(),
            swiftSettings: more
        ),
        feature("B", path: "Here", in: "Code"),
        .target(name: "C", dependencies: nothing(), swiftSettings: settings + [.define("Y")]),
    ]
)
