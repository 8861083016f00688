// swift-tools-version: 6.2
import PackageDescription
let package = Package(
    name: "Sample",
    targets: [
        .target(
            name: "A",
            swiftSettings: [
                .enableUpcomingFeature("ExistentialAny"), .enableExperimentalFeature("Lifetimes"),
                .interoperabilityMode(.Cxx), .interoperabilityMode(.C, .when(platforms: [.linux])),
                .swiftLanguageMode(.v5), .swiftLanguageMode(.v4_2),
                .strictMemorySafety(), .strictMemorySafety(.when(configuration: .debug)),
                .treatAllWarnings(as: .error), .treatWarning("Deprecated", as: .warning),
                .treatAllWarnings(as: .warning, .when(configuration: .debug)),
                .treatWarning("Other", as: .error, .when(configuration: .release)),
                .defaultIsolation(MainActor.self),
                .defaultIsolation(MainActor.self, .when(platforms: [.linux])),
            ]
        ),
    ]
)
