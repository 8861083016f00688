// swift-tools-version: 6.2
import PackageDescription
func target(_ name: String) -> Target {
    let path = "Code/" + name
    return .target(name: name, path: path)
}
let package = Package(name: "Sample", targets: [target("A")])
