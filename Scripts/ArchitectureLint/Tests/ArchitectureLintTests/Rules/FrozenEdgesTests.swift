import Foundation
import Testing

@testable import ArchitectureLint

@Suite("Frozen edges")
struct FrozenEdgesTests {
    private let village: Village
    private let rule = #"kind: "frozen-edges""#

    init() throws {
        village = try Village()
        for name in ["A", "B", "C"] { try village.add(name) }
        try village.add("A", source: "import B\nlet a = 1\n")
        _ = try village.examine(rule)
    }

    private var text: String? {
        try? String(
            contentsOfFile: "\(village.folder.path)/\(FrozenEdges.usualName)",
            encoding: .utf8
        )
    }

    private func freeze(
        _ arguments: String...,
        environment: [String: String] = [:]
    ) -> CommandLineTool.Answer {
        CommandLineTool(in: RunEnvironment(variables: environment))
            .run(["freeze", village.folder.path, "--no-cache"] + arguments)
    }

    @Test("let a new dependency pass only with a line and its reason, also a legal one")
    func life() throws {
        let open = try village.examine(rule)
        #expect(open.status == .violations)
        #expect(
            open.output.contains(
                """
                A/Sources/A/A.swift:1: error: A (all) imports B (all), which .archlint-edges.json does not list
                    fix: remove the dependency, or add it with its reason: 'archlint freeze --reason TEXT'.
                """
            )
        )
        let answer = freeze("--reason", "at first")
        #expect(answer.output == "1 dependency in .archlint-edges.json: 1 new\n", "\(answer)")
        #expect(try village.examine(rule).status == .success)
        try village.add("B", source: "import C\nlet a = 1\n")
        #expect(try village.examine(rule).output.contains("B (all) imports C (all), which "))
        #expect(freeze("--reason", "B \"needs\" C").status == .success)
        #expect(
            text == #"""
                {
                  "version": 1,
                  "edges": [
                    {"from": "A", "to": "B", "reason": "at first"},
                    {"from": "B", "to": "C", "reason": "B \"needs\" C"}
                  ]
                }

                """#
        )
        #expect(try village.examine(rule).status == .success)
        try village.add("A")
        #expect(
            try village.examine(rule).output.contains(
                """
                .archlint-edges.json:4: error: A does not depend on B anymore
                    fix: run 'archlint freeze' to remove such lines.
                """
            )
        )
        #expect(freeze().output == "1 dependency in .archlint-edges.json: 1 gone\n")
        #expect(freeze().output == "1 dependency in .archlint-edges.json: unchanged\n")
    }

    @Test("may be limited to groups")
    func groups() throws {
        try village.folder.write(
            """
            { version: 1, groups: [{ name: "b", modules: { target: ["B", "C"] } }],
              rules: [{ name: "r", reason: "r", kind: "frozen-edges", of: "b" }] }
            """,
            to: RuleFile.usualName
        )
        let check = { CommandLineTool().run([village.folder.path, "--no-cache"]) }
        #expect(check().status == .success)
        try village.add("B", source: "import C\nlet a = 1\n")
        #expect(check().status == .violations)
        #expect(freeze("--reason", "x").output.hasPrefix("1 dependency in"))
    }

    @Test("are not written without a reason, a rule, or a person")
    func refused() throws {
        let missing = freeze()
        #expect(missing.status == .usage)
        #expect(missing.errors.hasPrefix("archlint: --reason is missing for A → B\n"))
        #expect(freeze("--reason", "  ").status == .usage)
        let machine = freeze("--reason", "x", environment: ["CI": "true"])
        #expect(machine.status == .usage)
        #expect(
            machine.errors.hasPrefix("archlint: no edges are frozen on a build server (CI is set)")
        )
        _ = try village.examine(#"kind: "acyclic""#)
        let idle = freeze("--reason", "x")
        #expect(idle.status == .badData)
        #expect(idle.errors.contains("'archlint freeze' needs a rule of the kind 'frozen-edges'"))
        #expect(text == nil)
    }

    @Test("are not written when something cannot be read")
    func partial() throws {
        try village.folder.write("// swift-tools-version: 9.9\n", to: "C/Package.swift")
        #expect(freeze("--reason", "x").status == .badData)
        #expect(text == nil)
    }

    @Test(
        "are read with their mistakes",
        arguments: [
            ("", "1:1: the file is empty"), ("{ edges: [] }", "1:1: the file needs 'version'"),
            ("{ version: 2, edges: [] }", "1:12: this archlint reads only version 1, not 2"),
            ("{ version: 1, edges: [{ from: 'A', to: 'B' }] }", "1:23: an edge needs 'reason'"),
            (
                "{ version: 1, edges: [{ from: 'A', to: 'B', reason: 'r' },\n"
                    + "{ from: 'A', to: 'B', reason: 's' }] }",
                "2:1: A → B appears twice"
            ),
            (
                "{ version: 1, edges: [{ form: 'A' }] }",
                "1:25: there is no key 'form'; did you mean 'from'?"
            ),
        ]
    )
    func mistakes(text: String, message: String) throws {
        try village.folder.write(text, to: FrozenEdges.usualName)
        let answer = try village.examine(rule)
        #expect(answer.status == .badData)
        #expect(answer.errors.hasPrefix("archlint: .archlint-edges.json:\(message)"), "\(answer)")
    }
}
