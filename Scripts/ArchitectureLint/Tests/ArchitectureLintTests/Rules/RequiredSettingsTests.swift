import Testing

@testable import ArchitectureLint

@Suite("The rule required-settings")
struct RequiredSettingsTests {
    /// A package whose target A has every setting that can be required, B none, and C each setting
    /// under a condition.
    private static func villageOfSettings() throws -> Village {
        let village = try Village()
        try village.folder.write(
            """
            // swift-tools-version: 6.2
            import PackageDescription
            let package = Package(name: "P", targets: [
                .target(name: "A", swiftSettings: [
                    .enableUpcomingFeature("X"), .enableUpcomingFeature("Y"),
                    .enableExperimentalFeature("X"), .treatAllWarnings(as: .error),
                    .defaultIsolation(MainActor.self),
                ]),
                .target(name: "B", swiftSettings: [.define("X"), .treatAllWarnings(as: .warning)]),
                .target(name: "C", swiftSettings: [
                    .enableUpcomingFeature("X", .when(configuration: .debug)),
                    .enableUpcomingFeature("Y", .when(configuration: .debug)),
                    .enableExperimentalFeature("X", .when(configuration: .debug)),
                    .treatAllWarnings(as: .error, .when(configuration: .debug)),
                    .defaultIsolation(MainActor.self, .when(configuration: .debug)),
                ]),
                .plugin(name: "D", capability: .buildTool()),
            ])
            """,
            to: "Package.swift"
        )
        for folder in ["Sources/A", "Sources/B", "Sources/C", "Plugins/D"] {
            try village.folder.write("let a = 1\n", to: "\(folder)/a.swift")
        }
        return village
    }

    @Test(
        "a setting is required of each target, and for all its builds",
        arguments: [
            ("enableUpcomingFeature: \"X\"", [#".enableUpcomingFeature("X")"#]),
            (
                "enableUpcomingFeature: [\"X\", \"Y\"]",
                [#".enableUpcomingFeature("X")"#, #".enableUpcomingFeature("Y")"#]
            ),
            ("enableExperimentalFeature: \"X\"", [#".enableExperimentalFeature("X")"#]),
            ("treatAllWarnings: \"error\"", [".treatAllWarnings(as: .error)"]),
            ("defaultIsolation: \"MainActor\"", [".defaultIsolation(MainActor.self)"]),
        ]
    )
    func requiredSettings(setting: String, texts: [String]) throws {
        let answer = try Self.villageOfSettings().examine(
            "kind: \"required-settings\", settings: { \(setting) }"
        )
        for text in texts {
            #expect(
                answer.output.contains("Package.swift:9: error: B (all) is built without \(text)\n")
            )
            #expect(
                answer.output.contains(
                    "Package.swift:10: error: C (all) is built with \(text) only under a condition\n"
                )
            )
        }
        #expect(answer.output.contains("\(2 * texts.count) violations"))
    }

    @Test("no default isolation is required as 'nonisolated', which a manifest writes as nil")
    func requiredIsolation() throws {
        let answer = try Self.villageOfSettings().examine(
            #"kind: "required-settings", settings: { defaultIsolation: "nonisolated" }"#
        )
        #expect(
            answer.output.contains(
                "Package.swift:4: error: A (all) is built without .defaultIsolation(nil)\n"
            )
        )
        #expect(answer.output.contains("3 violations"))
    }

    @Test("a setting is required only of the targets of a group", arguments: ["A", "B"])
    func requiredSettingsOfGroup(target: String) throws {
        let village = try Self.villageOfSettings()
        try village.folder.write(
            """
            {
              version: 1,
              groups: [{ name: "some", modules: { target: "\(target)" } }],
              rules: [
                {
                  name: "r", kind: "required-settings", reason: "because", of: "some",
                  settings: { enableUpcomingFeature: "X" },
                },
              ],
            }
            """,
            to: RuleFile.usualName
        )
        let answer = CommandLineTool().run([village.folder.path, "--no-cache"])
        #expect(answer.status == (target == "A" ? .success : .violations))
        #expect(answer.output.contains("error: B") == (target == "B"))
    }
}
