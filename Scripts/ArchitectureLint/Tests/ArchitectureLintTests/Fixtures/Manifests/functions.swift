// swift-tools-version: 6.2
import PackageDescription
func meetingPlace(_ name: String) -> Target.Dependency {
    .product(name: name, package: "Place")
}

func feature(_ name: String, path: String, in folder: String) -> Target {
    return .target(name: name, dependencies: [meetingPlace("\(name)Interface")], path: "\(folder)/\(path)")
}

func nothing() -> [Target.Dependency] { [] }

let package = Package(
    name: "Sample",
    dependencies: [.package(path: "../Place")],
    targets: [
        .target(name: "A", dependencies: [meetingPlace("One"), meetingPlace("Two")]),
        feature("B", path: "Here", in: "Code"),
        .target(name: "C", dependencies: nothing()),
    ]
)
