// swift-tools-version: 6.2
import PackageDescription

// The default of a new app in Xcode.
let settings: [SwiftSetting] = [.defaultIsolation(MainActor.self), .treatAllWarnings(as: .error)]

/// Features that need each other, wired in four ways; each way is a program.
let package = Package(
    name: "Samples",
    platforms: [.macOS("15.4")],
    dependencies: [.package(path: "../../Packages/DependencyContainer")],
    targets: [
        .target(name: "Screens", path: "Screens", swiftSettings: settings),
        .executableTarget(
            name: "Closures",
            dependencies: ["Screens"],
            path: "Closures",
            swiftSettings: settings
        ),
        .executableTarget(
            name: "Strings",
            dependencies: ["Screens"],
            path: "Strings",
            swiftSettings: settings
        ),
        .executableTarget(
            name: "Locator",
            dependencies: ["Screens"],
            path: "Locator",
            swiftSettings: settings
        ),
        .executableTarget(
            name: "Typed",
            dependencies: ["DependencyContainer", "Screens"],
            path: "Typed",
            swiftSettings: settings
        ),
    ]
)
