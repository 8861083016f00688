// swift-tools-version: 6.2
import PackageDescription
let package = Package(name: "Sample", targets: [.target(name: "A"), .target(name: "B")])

for target in package.targets {
    target.swiftSettings = [.enableUpcomingFeature("ExistentialAny")]
}
