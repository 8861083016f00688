import Testing

@testable import ArchitectureLint

@Suite("A mistake in a rules file")
struct RuleWordingTests {
    private func mistakes(_ groups: String, rule: String = #"kind: "declared""#) -> [String] {
        let text =
            "{ version: 1, groups: [\n\(groups)\n], rules: [{ name: \"r\", reason: \"r\", \(rule) }] }"
        return RuleFileReader.read(Array(text.utf8), file: "r").problems.map {
            "\($0.place) \($0.message)"
        }
    }

    @Test("is an unknown placeholder")
    func placeholders() {
        #expect(
            mistakes(#"{ name: "a", modules: { target: "{packge}Tests" } }"#) == [
                #"r:2:33 there is no placeholder '{packge}'; did you mean '{package}'?"#
            ]
        )
        #expect(mistakes(#"{ name: "a", modules: { target: "{package}Tests" } }"#) == [])
        #expect(
            mistakes(#"{ name: "a", modules: { package: "x/{package}", target: "{" } }"#) == [
                #"r:2:34 there is no placeholder '{package}'"#,
                #"r:2:57 there is no placeholder '{'; use one of {package}"#,
            ]
        )
    }

    @Test(
        "is a path that does not start at the root",
        arguments: ["./App", "App/", "/App", "./App/."]
    )
    func paths(path: String) {
        #expect(
            mistakes("{ name: \"a\", modules: { package: \(path.jsonQuoted) } }") == [
                "r:2:34 package must be a path from the root; write 'App' for '\(path)'"
            ]
        )
        let excluded =
            "{ version: 1, exclude: [\(path.jsonQuoted)], "
            + "rules: [{ name: \"r\", reason: \"r\", kind: \"declared\" }] }"
        #expect(
            RuleFileReader.read(Array(excluded.utf8), file: "r").problems.map(\.message) == [
                "each of exclude must be a path from the root; write 'App' for '\(path)'"
            ]
        )
    }

    @Test("is a repeated group, reported once")
    func duplicates() {
        #expect(
            mistakes(
                #"{ name: "a", modules: { package: "." } }, { name: "a", modules: [{ kinds: "x" }] }"#
            ) == [#"r:2:51 there is a group 'a' in line 2 already"#]
        )
    }

    @Test("is a group without modules, reported with the nearest name")
    func hints() throws {
        let village = try Village()
        try village.add("Packages/Card")
        func message(_ pattern: String) throws -> String {
            try village.folder.write(
                """
                { version: 1, groups: [{ name: "a", modules: \(pattern) }], rules: [
                { name: "r", kind: "acyclic", reason: "r" }] }
                """,
                to: RuleFile.usualName
            )
            return CommandLineTool().run([village.folder.path, "--no-cache"]).errors
        }
        let start = "archlint: .archlint.json5:1:24: no module belongs to the group 'a'"
        #expect(
            try message(#"{ package: "Packages/Crad" }"#)
                == "\(start); did you mean the package 'Packages/Card'?\n"
        )
        #expect(
            try message(#"{ package: "Packages/*", target: "Crad" }"#)
                == "\(start); did you mean the target 'Card'?\n"
        )
        #expect(try message(#"{ target: "Elsewhere" }"#) == "\(start)\n")
    }

    @Test(
        "is not an additional toolchain module"
    )
    func toolchain() throws {
        let also =
            #"{ version: 1, alsoToolchain: "Extra", rules: ["#
            + #"{ name: "r", kind: "no-third-party", reason: "r" }] }"#
        let rules = try #require(RuleFileReader.read(Array(also.utf8), file: "r").rules)
        #expect(rules.toolchain == KnownToolchain.modules.union(["Extra"]))
        let only = also.replacing("version: 1,", with: "version: 1, toolchain: \"Swift\",")
        #expect(
            try #require(RuleFileReader.read(Array(only.utf8), file: "r").rules).toolchain
                == ["Swift", "Extra"]
        )
        #expect(KnownToolchain.modules.isSuperset(of: ["UIKit", "AVFAudio", "SQLite3", "Swift"]))
    }

    @Test("is an external package, reported with the text that allows it")
    func allowing() throws {
        let village = try Village()
        let log = ".package(url: \"https://example.com/swift-log.git\", from: \"1.0.0\")"
        try village.add(
            "A",
            packages: log,
            uses: ".product(name: \"Logging\", package: \"swift-log\")",
            source: "import Logging\nimport Extra\n"
        )
        let rule = #"kind: "no-third-party""#
        let answer = try village.examine(rule)
        #expect(
            answer.output.contains(
                #"allow it in the rule: allow: [{ package: "swift-log", modules: ["Logging"] }]."#
            )
        )
        #expect(answer.output.contains(#"alsoToolchain: ["Extra"]."#))
        let allowed = try village.examine(rule + #", allow: ["swift-log", "x"], mayBeEmpty: true"#)
        #expect(allowed.errors == "")
        #expect(
            allowed.output.contains("\n1 violation\n") && allowed.output.contains("imports Extra")
        )
    }
}
