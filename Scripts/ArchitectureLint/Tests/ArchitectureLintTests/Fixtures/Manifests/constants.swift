// swift-tools-version: 6.2
import PackageDescription
let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .define("X", .when(configuration: .debug)),
]
let name = "Sample"
let folder: String = "Code"
let names = ["A", "B"]
let debug: BuildSettingCondition = .when(configuration: .debug)
let own: Target.Dependency = .target(name: "B")
let others: [Target.Dependency] = [own, "C", .byName(name: "D")]
let linked = [LinkerSetting.linkedLibrary("z"), .linkedLibrary("m", debug)]
let isShared = true
let product: Product = .library(name: name, targets: names)
let last = Target.target(name: "D")

let package = Package(
    name: name,
    products: [product],
    targets: [
        .target(name: "A", dependencies: others, path: folder, packageAccess: isShared, swiftSettings: settings, linkerSettings: linked),
        .target(name: "B", swiftSettings: settings), .target(name: "C"), last,
    ]
)
