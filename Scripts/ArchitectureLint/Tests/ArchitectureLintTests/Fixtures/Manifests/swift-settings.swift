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
                .swiftLanguageMode(.v5), .swiftLanguageMode(.v4_2), .swiftLanguageMode(.version("6")),
                .strictMemorySafety(), .strictMemorySafety(.when(configuration: .debug)),
                .treatAllWarnings(as: .error), .treatWarning("Deprecated", as: .warning),
                .treatAllWarnings(as: .warning, .when(configuration: .debug)),
                .treatWarning("Other", as: .error, .when(configuration: .release)),
                .defaultIsolation(MainActor.self), .defaultIsolation(nil),
                .defaultIsolation(MainActor.self, .when(platforms: [.linux])),
            ]
        ),
        .target(
            name: "C",
            cSettings: [.enableWarning("all"), .disableWarning("unused"), .treatAllWarnings(as: .error)]
        ),
    ]
)
