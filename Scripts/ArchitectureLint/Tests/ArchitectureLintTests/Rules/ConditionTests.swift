import Testing

@testable import ArchitectureLint

@Suite("Conditions of imports and dependencies")
struct ConditionTests {
    private func village(_ condition: String, _ source: String, traits: String = "") throws
        -> Village
    {
        let village = try Village()
        try village.folder.write(
            """
            // swift-tools-version: 6.2
            import PackageDescription
            let package = Package(
                name: "Main",
                \(traits)targets: [
                    .target(name: "A", dependencies: [.target(name: "B", condition: .when(\(condition)))]),
                    .target(name: "B"),
                ]
            )
            """,
            to: "Package.swift"
        )
        try village.folder.write(source, to: "Sources/A/A.swift")
        try village.folder.write("let b = 1\n", to: "Sources/B/B.swift")
        return village
    }

    @Test(
        "an import is undeclared in builds in which no dependency counts",
        arguments: [
            ("platforms: [.linux]", "import B", "macOS", "os(Linux)"),
            ("platforms: [.macOS, .iOS]", "import B", "linux", "os(macOS) || os(iOS)"),
            ("platforms: [.linux]", "#if !os(Windows)\nimport B\n#endif", "macOS", "os(Linux)"),
            ("platforms: [.iOS]", "#if os(iOS) || os(macOS)\nimport B\n#endif", "macOS", "os(iOS)"),
        ]
    )
    func undeclared(condition: String, source: String, builds: String, text: String) throws {
        let answer = try village(condition, source + "\nlet a = 1\n").examine(#"kind: "declared""#)
        #expect(
            answer.output.contains(
                "A imports B also for \(builds), but declares it only if \(text)\n"
            ),
            "\(answer)"
        )
    }

    @Test(
        "an import is declared where its dependency counts, and in doubt",
        arguments: [
            ("platforms: [.linux]", "#if os(Linux)\nimport B\n#endif"),
            ("platforms: [.linux]", "#if canImport(B)\nimport B\n#endif"),
            ("platforms: [.linux]", "#if os(macOS)\n#else\nimport B\n#endif"),
            ("platforms: [.linux]", "#if UNKNOWN\nimport B\n#endif"),
        ]
    )
    func declared(condition: String, source: String) throws {
        let answer = try village(condition, source + "\nlet a = 1\n").examine(#"kind: "declared""#)
        #expect(answer.status == .success, "\(answer)")
    }

    @Test("a trait guards a dependency and its imports")
    func traits() throws {
        let traits = "traits: [\"Fast\"],\n    "
        let free = try village("traits: [\"Fast\"]", "import B\nlet a = 1\n", traits: traits)
        #expect(
            try free.examine(#"kind: "declared""#).output.contains(
                "A imports B also for linux, macOS without traits, but declares it only if Fast\n"
            )
        )
        let guarded = "#if Fast\nimport B\n#endif\nlet a = 1\n"
        let village = try village("traits: [\"Fast\"]", guarded, traits: traits)
        #expect(try village.examine(#"kind: "declared""#).status == .success)
    }

    @Test("an import in a branch for other build systems needs no declaration")
    func inactive() throws {
        let village = try Village()
        try village.add(
            "A",
            source: "#if COCOAPODS\n@testable import B\nimport X\n#endif\nlet a = 1\n"
        )
        try village.add("B")
        let kinds = ["declared", "no-third-party", "testable-only-own"].map { "kind: \"\($0)\"" }
        #expect(try village.examine(kinds[0]).status == .success)
        #expect(try village.examine(kinds[1]).status == .success)
        #expect(try village.examine(kinds[2]).status == .success)
        try village.add("A", source: "#if SWIFT_PACKAGE\nimport B\n#endif\nlet a = 1\n")
        #expect(
            try village.examine(kinds[0]).output.contains(
                "A imports B without declaring it (if SWIFT_PACKAGE)\n"
            )
        )
    }

    @Test(
        "a rule is about the builds in its 'when'",
        arguments: [
            (#"{ platforms: "linux" }"#, true), (#"{ platforms: ["macOS", "linux"] }"#, true),
            (#"{ platforms: "macOS" }"#, false), (#"{ configuration: "release" }"#, false),
            (#"{ configuration: "debug", platforms: "linux" }"#, true), (#"{ traits: [] }"#, true),
        ]
    )
    func when(builds: String, isBroken: Bool) throws {
        let village = try Village()
        try village.add("A", source: "#if os(Linux) && DEBUG\nimport B\n#endif\nlet a = 1\n")
        try village.add("B")
        let rule = #"kind: "forbidden", from: "all", to: "all", when: "# + builds
        let answer = try village.examine(rule)
        #expect(answer.status == (isBroken ? .violations : .success), "\(answer)")
        if isBroken {
            #expect(answer.output.contains("all may not depend on all (if (os(Linux) && DEBUG))\n"))
        }
    }

    @Test("are shown by why")
    func why() throws {
        let village = try village("platforms: [.linux]", "#if os(Linux)\nimport B\n#endif\n")
        let answer = CommandLineTool().run(["why", "A", "B", village.folder.path, "--no-cache"])
        #expect(answer.output.contains("A → B  Package.swift:6 (if os(Linux))\n"), "\(answer)")
        #expect(answer.output.contains("A → B  Sources/A/A.swift:2 (if os(Linux))\n"), "\(answer)")
    }
}
