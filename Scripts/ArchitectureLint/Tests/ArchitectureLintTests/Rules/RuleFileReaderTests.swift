import Testing

@testable import ArchitectureLint

@Suite("A rules file")
struct RuleFileReaderTests {
    /// The mistakes of a file.
    private func problems(_ text: String) -> [String] {
        let (rules, problems) = RuleFileReader.read(Array(text.utf8), file: "r.json5")
        #expect((rules == nil) == !problems.isEmpty)
        #expect(problems.allSatisfy { $0.kind == .badData })
        return problems.map { "\($0.place): \($0.message)" }
    }

    /// The mistakes of a file with two groups and these rules, from line 2 on.
    private func problems(ofRules rules: String) -> [String] {
        problems(
            """
            { version: 1, groups: [{ name: "app", modules: { target: "A" } }, { name: "ui", modules: { target: "U" } }], rules: [
            \(rules)
            ] }
            """
        )
    }

    @Test("requires a version and rules")
    func empty() {
        #expect(
            problems("{}") == [
                "r.json5:1:1: a rules file needs 'version'",
                "r.json5:1:1: a rules file needs 'rules'",
            ]
        )
        #expect(
            problems("{version: 3, rules: []}") == [
                "r.json5:1:11: this archlint reads only versions 1 and 2",
                "r.json5:1:21: there are no rules; add one",
            ]
        )
        #expect(problems("[]") == ["r.json5:1:1: a rules file must be an object, not a list"])
        #expect(problems("{") == ["r.json5:1:2: the object of line 1 is not closed by '}'"])
    }

    @Test(
        "requires a whole number as its version",
        arguments: [("Infinity", "a number"), ("0", "0"), ("-1.5", "-1.5"), (#""9""#, "a text")]
    )
    func version(value: String, found: String) {
        let problems = problems("{ version: \(value), rules: [] }")
        #expect(
            problems.first == "r.json5:1:12: version must be a whole number from 1, not \(found)"
        )
        #expect(problems.count == 2 && problems[1].hasSuffix("there are no rules; add one"))
    }

    @Test(
        "reports a mistake in a rule with place and nearest name",
        arguments: [
            (
                #"{ name: "a", kind: "independance", of: "app", reason: "r" }"#,
                "r.json5:2:20: there is no kind of rule 'independance'; "
                    + "did you mean 'independence'?"
            ),
            (
                #"{ name: "a", kind: "independence", of: "ap", reason: "r" }"#,
                #"r.json5:2:40: there is no group 'ap'; did you mean 'app'?"#
            ),
            (
                #"{ name: "a", kind: "independence", of: "features", reason: "r" }"#,
                #"r.json5:2:40: there is no group 'features'; use one of app, ui"#
            ),
            (
                #"{ name: "a", kind: "declared", raeson: "r", reason: "r" }"#,
                #"r.json5:2:32: there is no key 'raeson'; did you mean 'reason'?"#
            ),
            (
                #"{ name: "a", kind: "declared" }"#,
                #"r.json5:2:1: a rule needs 'reason'"#
            ),
            (#"{ name: "a", reason: "r" }"#, #"r.json5:2:1: a rule needs 'kind'"#),
            (#"{ kind: "used", reason: "r" }"#, #"r.json5:2:1: a rule needs 'name'"#),
            (#""used""#, "r.json5:2:1: a rule must be an object, not a text"),
            (
                #"{ name: 0x1F, kind: "used", reason: "r" }"#,
                "r.json5:2:9: the name of a rule must be a text, not a number"
            ),
            (
                #"{ name: "a", kind: "used", reason: NaN }"#,
                "r.json5:2:36: reason must be a text, not a number"
            ),
            (
                #"{ name: "a", kind: "used", reason: "" }"#, "r.json5:2:36: reason is empty"
            ),
            (
                #"{ name: "a", kind: "used", reason: "r", severity: "warn" }"#,
                #"r.json5:2:51: there is no severity 'warn'; use one of error, warning"#
            ),
            (
                #"{ name: "a", kind: "used", reason: "r", mayBeEmpty: "yes" }"#,
                "r.json5:2:53: mayBeEmpty must be true or false, not a text"
            ),
            (
                #"{ name: "a", kind: "forbidden", reason: "r", from: "app" }"#,
                #"r.json5:2:1: a rule of the kind forbidden needs 'to'"#
            ),
            (
                #"{ name: "a", kind: "forbidden", reason: "r", from: [], to: "ui" }"#,
                "r.json5:2:52: from must name a group"
            ),
            (
                #"{ name: "a", kind: "forbidden", reason: "r", from: "app", to: { own: "tests" } }"#,
                #"r.json5:2:70: there is no group 'tests'; use one of app, ui"#
            ),
            (
                #"{ name: "a", kind: "forbidden", reason: "r", from: "app", to: [{}] }"#,
                #"r.json5:2:64: write {own: "group"} or {around: "group"}"#
            ),
            (
                #"{ name: "a", kind: "layers", reason: "r", layers: ["app"] }"#,
                "r.json5:2:51: layers needs two or more layers, the uppermost first"
            ),
            (
                #"{ name: "a", kind: "layers", reason: "r", layers: ["app", ["ui", "app"]] }"#,
                #"r.json5:2:59: the group 'app' is in two layers"#
            ),
            (
                #"{ name: "a", kind: "acyclic", reason: "r", among: "package" }"#,
                #"r.json5:2:51: there is no word of among 'package'; did you mean 'packages'?"#
            ),
            (
                #"{ name: "a", kind: "allowed-only", reason: "r", allow: [{ from: "app" }] }"#,
                #"r.json5:2:57: each of allow needs 'to'"#
            ),
            (
                #"{ name: "a", kind: "used", reason: "r", advice: [{ from: "app" }] }"#,
                #"r.json5:2:50: each of advice needs 'instead'"#
            ),
            (
                #"{ name: "a", kind: "used", reason: "r" }, { name: "a", kind: "used", reason: "r" }"#,
                #"r.json5:2:51: there is a rule 'a' in line 2 already"#
            ),
        ]
    )
    func rules(rule: String, problem: String) {
        #expect(problems(ofRules: rule) == [problem])
    }

    @Test("escapes control characters in messages")
    func oneLine() {
        #expect(
            problems(#"{ version: 1, rules: [], "a\nb\u001B[2J\u202E": 1 }"#) == [
                #"r.json5:1:26: there is no key 'a\nb\u{1B}[2J\u{202E}'; use one of "#
                    + "$schema, version, exclude, toolchain, alsoToolchain, groups, rules",
                "r.json5:1:22: there are no rules; add one",
            ]
        )
        #expect(
            problems(#"{ "\t": 1, "\t": 2 }"#) == [
                #"r.json5:1:12: the key '\t' appears twice, first in line 1"#
            ]
        )
    }

    @Test(
        "reports a mistake in a group with place and nearest name",
        arguments: [
            (#"{ modules: {} }"#, #"2:1: a group needs 'name'"#),
            (#"{ name: "a" }"#, #"2:1: the group 'a' needs either 'modules' or 'groups'"#),
            (
                #"{ name: "a", modules: { kinds: "library" }, groups: "b" }"#,
                #"2:1: the group 'a' needs either 'modules' or 'groups'"#
            ),
            (#"{ name: "a", modules: [] }"#, "2:23: modules is empty"),
            (
                #"{ name: "a", modules: { kinds: "libary" } }"#,
                #"2:32: there is no kind of target 'libary'; did you mean 'library'?"#
            ),
            (
                #"{ name: "a", modules: { path: "b" } }"#,
                #"2:25: there is no key 'path'; use one of package, target, folder, kinds"#
            ),
            (#"{ name: "a", groups: "b" }"#, #"2:22: there is no group 'b'"#),
            (
                #"{ name: "a", modules: "b" }"#,
                "2:23: each of modules must be an object, not a text"
            ),
            (
                #"{ name: "a", modules: { target: "A" } }, { name: "a", modules: { target: "B" } }"#,
                #"2:50: there is a group 'a' in line 2 already"#
            ),
        ]
    )
    func groups(group: String, problem: String) {
        let text = """
            { version: 1, groups: [
            \(group)
            ], rules: [{ name: "r", kind: "declared", reason: "r" }] }
            """
        #expect(problems(text) == ["r.json5:\(problem)"])
    }

    @Test("reports every mistake in one run")
    func several() {
        #expect(problems("{ verion: 1, rules: [{}], groups: 1 }").count == 4)
    }
}
