// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription
let package = Package(
    name: "Sample",
    products: [.library(name: "A", targets: ["A"])],
    dependencies: [.package(url: "https://github.com/swiftlang/swift-syntax.git", from: "600.0.0")],
    targets: [
        .macro(
            name: "AMacros",
            dependencies: [
                .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
                .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
            ],
            swiftSettings: [.define("MACRO")]
        ),
        .target(name: "A", dependencies: ["AMacros"]),
    ]
)
