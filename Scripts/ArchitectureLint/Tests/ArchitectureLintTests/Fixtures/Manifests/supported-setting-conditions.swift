// swift-tools-version: 6.2
import PackageDescription
let package = Package(
    name: "Sample",
    targets: [
        .target(
            name: "A",
            cSettings: [
                .define("ONE"), .define("TWO", to: "2"), .headerSearchPath("include"),
                .unsafeFlags(["-w", "-g"], .when(configuration: .debug)),
            ],
            cxxSettings: [.define("X", to: "\"y\"", .when(platforms: [.linux]))],
            swiftSettings: [
                .define("DEBUGGING", .when(configuration: .debug)),
                .define("LINUX", .when(platforms: [.linux], configuration: .release)),
                .unsafeFlags(["-Ounchecked"]),
            ],
            linkerSettings: [
                .linkedLibrary("sqlite3"), .linkedLibrary("z", .when(platforms: [.linux])),
                .linkedFramework("CoreData", .when(platforms: [.macOS])), .unsafeFlags(["-s"]),
            ]
        ),
    ]
)
