import Foundation
import Testing

@testable import ArchitectureLint

@Suite("archlint baseline")
struct BaselineCommandTests {
    private let folder: PackageFolder
    private let source = "Card/Sources/Card/Card.swift"
    private let tool = CommandLineTool()

    init() throws {
        folder = try PackageFolder()
        try folder.write(
            """
            { version: 1, groups: [{ name: "feature", modules: { kinds: "library" } }], rules: [
            { name: "declared", kind: "declared", reason: "because" },
            ] }
            """,
            to: RuleFile.usualName
        )
        for name in ["Card", "Deposit"] {
            try folder.package(name, "targets: [.target(name: \(name.jsonQuoted))]")
        }
        try folder.write("import Deposit\n", to: source)
        try folder.write("", to: "Deposit/Sources/Deposit/Deposit.swift")
    }

    private func check(_ arguments: String...) -> CommandLineTool.Answer {
        tool.run([folder.root, "--no-cache"] + arguments)
    }

    private func baseline(
        _ arguments: String...,
        environment: [String: String] = [:]
    ) -> CommandLineTool.Answer {
        CommandLineTool(in: RunEnvironment(variables: environment))
            .run(["baseline", folder.root, "--no-cache"] + arguments)
    }

    private var text: String? { read(Baseline.usualName) }

    private func read(_ file: String) -> String? {
        try? String(contentsOfFile: "\(folder.root)/\(file)", encoding: .utf8)
    }

    @Test("makes known violations pass, and new and stale ones fail")
    func life() throws {
        #expect(check().status == .violations)
        let written = baseline()
        #expect(written.status == .success)
        #expect(written.output == "1 known violation in .archlint-baseline.json: 1 new\n")
        #expect(check().status == .success)
        #expect(check("--no-baseline").status == .violations)

        try folder.write("import Deposit\nimport Deposit\n", to: source)
        #expect(check().status == .success)
        try folder.write("import Card\n", to: "Deposit/Sources/Deposit/Deposit.swift")
        #expect(check().output.contains("Deposit imports Card without declaring it"))
        #expect(check().status == .violations)
        try folder.write("", to: "Deposit/Sources/Deposit/Deposit.swift")
        try folder.write("// Lines move.\n\n\nimport Deposit\n", to: source)
        #expect(check().status == .success)

        try folder.write("", to: source)
        let stale = check()
        #expect(stale.status == .violations)
        #expect(stale.output.contains(".archlint-baseline.json:3: error: Card → Deposit: "))
        #expect(baseline().output == "0 known violations in .archlint-baseline.json: 1 gone\n")
        #expect(check().status == .success)
    }

    @Test("is also the check's option --update-baseline, which rewrites a file of version 1")
    func update() throws {
        try folder.write(
            """
            { version: 1, known: [{ rule: "declared", importer: "Card", imported: "Deposit",
            file: "\(source)", count: 1, reason: "until spring" }] }
            """,
            to: Baseline.usualName
        )
        #expect(check().status == .success)
        func update(_ arguments: String...) -> CommandLineTool.Answer {
            CommandLineTool(in: RunEnvironment(variables: [:]))
                .run([folder.root, "--no-cache", "--update-baseline"] + arguments)
        }
        let answer = update()
        #expect(answer.output == "1 known violation in .archlint-baseline.json: unchanged\n")
        #expect(try #require(text).contains("\"version\" : 2"))
        #expect(try #require(text).contains("\"reason\" : \"until spring\""))
        let file = "\(folder.root)/known.json"
        #expect(update("--baseline=\(file)").status == .success)
        #expect(check("--baseline", file).status == .success)
    }

    @Test("has no stale entry for a package that a run excludes")
    func excluded() throws {
        _ = baseline()
        let answer = check("--exclude", "Card")
        #expect(answer.status == .success, "\(answer)")
    }

    @Test("keeps a reason when the baseline is written again")
    func reason() throws {
        _ = baseline()
        let reasoned = try #require(text).replacingOccurrences(
            of: "\"reason\" : \"\"",
            with: "\"reason\" : \"until spring\""
        )
        try folder.write(reasoned, to: Baseline.usualName)
        #expect(baseline().output.hasSuffix(": unchanged\n"))
        #expect(text == reasoned)
        #expect(check("--format", "sarif").output.contains("\"justification\" : \"until spring\""))
    }

    @Test(
        "refuses to write a baseline on a build server",
        arguments: ["CI", "GITHUB_ACTIONS", "GITLAB_CI", "JENKINS_URL", "TF_BUILD"]
    )
    func machine(variable: String) {
        let answer = baseline(environment: [variable: "true"])
        #expect(answer.status == .usage)
        #expect(answer.errors.hasPrefix("archlint: no baseline is written on a build server "))
        #expect(answer.errors.contains("(\(variable) is set)"))
        #expect(!answer.errors.contains("USAGE"))
        #expect(text == nil)
        #expect(baseline(environment: [variable: ""]).status == .success)
    }

    @Test("keeps the earlier baseline when the rules apply to nothing")
    func idle() throws {
        _ = baseline()
        let before = text
        let group = "{ name: \"none\", modules: { target: \"None\" } }, "
        let rules = read(RuleFile.usualName)?
            .replacingOccurrences(of: "groups: [", with: "groups: [\(group)")
        try folder.write(try #require(rules), to: RuleFile.usualName)
        let answer = baseline()
        #expect(answer.status == .badData)
        #expect(answer.errors.contains("no module belongs to the group 'none'"))
        #expect(
            answer.errors.hasSuffix("is not written, because not everything could be examined\n")
        )
        #expect(baseline("--json").output.contains("\"kind\" : \"bad-data\","))
        #expect(text == before)
    }

    @Test("keeps the earlier entries of what cannot be seen")
    func partial() throws {
        _ = baseline()
        let before = text
        #expect(before?.contains("\"importer\"") == true)
        try folder.write("let", to: "Card/Package.swift")
        #expect(baseline().status == .success)
        #expect(text == before)
    }

    @Test("keeps an earlier baseline that has a mistake")
    func mistaken() throws {
        try folder.write("{ version: 1, knwon: [] }", to: Baseline.usualName)
        let message = "archlint: .archlint-baseline.json:1:15: there is no key 'knwon'; "
        #expect(baseline().status == .badData)
        #expect(baseline().errors.hasPrefix(message))
        #expect(check().status == .badData)
        #expect(check().errors.hasPrefix(message))
        #expect(check().output == "")
        #expect(text == "{ version: 1, knwon: [] }")
    }

    @Test("reads a baseline from another path, and refuses a missing one")
    func elsewhere() throws {
        let file = "\(folder.root)/known.json"
        let missing = check("--baseline", file)
        #expect(missing.status == .unreadable)
        #expect(missing.errors.contains("'archlint baseline --output \(file)' writes it"))
        #expect(baseline("--output", file).status == .success)
        #expect(text == nil)
        #expect(check().status == .violations)
        #expect(check("--baseline", file).status == .success)
        let nowhere = baseline("--output", "/nowhere/known.json")
        #expect(nowhere.status == .outputFailed)
        #expect(nowhere.errors.hasPrefix("archlint: /nowhere/known.json: cannot be written: "))
    }

    @Test("answers programs with one document")
    func json() {
        #expect(
            baseline("--json").output == """
                {
                  "added" : 1,
                  "file" : ".archlint-baseline.json",
                  "known" : 1,
                  "removed" : 0
                }

                """
        )
    }
}
