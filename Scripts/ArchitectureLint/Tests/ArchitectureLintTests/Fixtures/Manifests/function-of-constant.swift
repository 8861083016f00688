// swift-tools-version: 6.2
import PackageDescription
let place = "Place"
func meetingPlace(_ name: String) -> Target.Dependency { .product(name: name, package: place) }
let package = Package(
    name: "Sample",
    dependencies: [.package(path: "../Place")],
    targets: [.target(name: "A", dependencies: [meetingPlace("One")])]
)
