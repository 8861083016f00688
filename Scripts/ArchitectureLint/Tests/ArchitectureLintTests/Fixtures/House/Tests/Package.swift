// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "Tests",
    dependencies: [.package(path: "../App")],
    targets: [
        .testTarget(
            name: "CompositionTests",
            dependencies: [.product(name: "BankApp", package: "App")],
            swiftSettings: settings
        )
    ],
    swiftLanguageModes: [.v6]
)
