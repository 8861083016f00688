import Foundation
import Testing

@testable import ArchitectureLint

@Suite("archlint init")
struct InitCommandTests {
    private let folder: PackageFolder
    private let tool = CommandLineTool()

    /// Three packages, of which one imports another without declaring it.
    init() throws {
        folder = try PackageFolder()
        for name in ["Cart", "Checkout", "Search"] {
            try folder.library("Features/\(name)", source: name == "Checkout" ? "import Cart" : "")
        }
    }

    private func run(_ arguments: String...) -> CommandLineTool.Answer {
        tool.run(arguments + [folder.root, "--no-cache"])
    }

    private func text(_ name: String) -> String? {
        try? String(contentsOfFile: "\(folder.root)/\(name)", encoding: .utf8)
    }

    @Test("writes rules and a baseline, with which the first check passes")
    func writes() throws {
        let answer = run("init")
        #expect(answer.status == .success && answer.errors.isEmpty)
        #expect(
            answer.output == """
                .archlint.json5: 3 groups, 8 rules
                .archlint-baseline.json: 1 known violation of 1 rule

                """
        )
        let check = tool.run([folder.root, "--no-cache"])
        #expect(check.status == .success, "\(check)")
        #expect(check.output.contains("except for 1 known violation in .archlint-baseline.json."))
        #expect(text(Baseline.usualName)?.contains("\"undeclared-import\"") == true)
    }

    @Test("writes no baseline where nothing is broken")
    func sound() throws {
        try folder.library("Features/Checkout")
        #expect(run("init").output == ".archlint.json5: 1 group, 8 rules\n")
        #expect(text(Baseline.usualName) == nil)
    }

    @Test("replaces no file, except for an empty one")
    func replacesNothing() throws {
        try folder.write("", to: RuleFile.usualName)
        #expect(run("init").status == .success)
        let before = text(RuleFile.usualName)
        #expect(before?.contains("version: 2") == true)
        let again = run("init")
        #expect(again.status == .outputFailed)
        #expect(
            again.errors.hasPrefix("archlint: .archlint.json5: the existing file is not replaced")
        )
        #expect(text(RuleFile.usualName) == before)

        try folder.remove(RuleFile.usualName)
        let known = run("init")
        #expect(known.status == .outputFailed)
        #expect(
            known.errors.hasPrefix("archlint: .archlint-baseline.json: the existing file is")
        )
        #expect(text(RuleFile.usualName) == nil)
    }

    @Test("writes to another folder, prints, and answers in JSON")
    func elsewhere() throws {
        try folder.write("", to: "../away/empty")
        let file = "\(folder.root)/../away/rules.json5"
        #expect(run("init", "--output", file).status == .success)
        let known = "\(folder.root)/../away/.archlint-baseline.json"
        let check = tool.run(
            [folder.root, "--no-cache", "--rules", file, "--baseline", known]
        )
        #expect(check.status == .success)
        #expect(run("init", "--print").output == text("../away/rules.json5"))
        let json = run("init", "--json").output
        #expect(json.contains("\"baseline\" : \"{\\n") && json.contains("\"unseen\" : ["))
        #expect(text(RuleFile.usualName) == nil)
        #expect(run("init", "--print", "--output", file).status == .usage)
    }

    @Test("names packages that cannot be read with the reason, and leaves them out")
    func unseen() throws {
        try folder.write("let package = nothing", to: "Templates/{{name}}/Package.swift")
        try folder.package("Features/Late", "dependencies: [.package(path: \"../Generated\")]")
        try folder.package("features/Cart", "targets: [.target(name: \"Cart\")]")
        try folder.write("", to: "features/Cart/Sources/Cart/a.swift")
        let answer = run("init")
        #expect(answer.status == .success)
        let lines = answer.output.split(separator: "\n")
        #expect(lines.count == 5 && lines[2].hasPrefix("Parts that could not be read are left"))
        #expect(
            lines[3].hasPrefix("  Templates/{{name}}/Package.swift")
                && lines[4].hasPrefix(
                    "  Features/Late/Package.swift:3: Late depends on the package"
                )
        )
        let check = tool.run([folder.root, "--no-cache"])
        #expect(check.status == .success, "\(check)")
        #expect(check.output.contains("(partial: 2 parts could not be examined)"))
        #expect(tool.run([folder.root, "--no-cache", "--complete"]).status == .unreadable)
    }

    @Test("writes excluded folders into the rules, and refuses a pattern without a folder")
    func excluded() throws {
        try folder.write("let package = nothing", to: "Templates/App/Package.swift")
        #expect(run("init", "--exclude", "./Templates/**/").status == .success)
        #expect(text(RuleFile.usualName)?.contains("exclude: [\"Templates/**\"],") == true)
        #expect(tool.run([folder.root, "--no-cache", "--complete"]).status == .success)
        let mistaken = run("init", "--exclude", "Template/**", "--print")
        #expect(mistaken.status == .usage)
        #expect(
            mistaken.errors
                == "archlint: --exclude: no folder matches the exclusion 'Template/**'; correct or remove it\n"
        )
    }

    @Test("leaves out a copy of archlint that was vendored")
    func vendored() throws {
        try folder.library("tools/archlint")
        try folder.write("{}", to: "tools/archlint/archlint.schema.json")
        #expect(run("init", "--print").output.contains("tools/archlint"))
        try folder.write("archlint of a commit\n", to: "tools/archlint/ORIGIN")
        let rules = run("init", "--print").output
        #expect(rules.contains("exclude: [\"tools/archlint\"],"))
        #expect(!rules.contains("package: \"tools"), "\(rules)")
    }

    @Test("writes general rules where there are sources, but no package")
    func noPackage() throws {
        try folder.remove("Features")
        try folder.write("import SwiftUI", to: "App/App.swift")
        let answer = run("init")
        #expect(answer.status == .success)
        #expect(
            answer.output.contains("so 1 Swift source cannot be checked\n")
        )
        let check = tool.run([folder.root, "--no-cache"])
        #expect(check.status == .success)
        #expect(
            check.output.contains("Nothing is checked (partial: 1 part could not be examined).")
        )
        try folder.package("", "targets: []")
        let empty = tool.run([folder.root, "--no-cache"])
        #expect(empty.status == .success)
        #expect(
            empty.output.hasSuffix("Nothing is checked (partial: 1 part could not be examined).\n")
        )
        try folder.remove("Package.swift")
        try folder.remove("App")
        #expect(tool.run([folder.root, "--no-cache"]).status == .badData)
    }

    @Test("refuses a folder without Swift")
    func empty() throws {
        try folder.remove("Features")
        try folder.write("", to: "README.md")
        let answer = run("init")
        #expect(answer.status == .badData)
        #expect(answer.errors.hasPrefix("archlint: there is no package below "))
        #expect(text(RuleFile.usualName) == nil)
    }

    @Test("names the schema, and excludes a copy of archlint")
    func schema() throws {
        try folder.write("{}", to: "Features/Search/archlint.schema.json")
        #expect(
            run("init", "--print").output.contains(
                "$schema: \"./Features/Search/archlint.schema.json\","
            )
        )
        try folder.write("", to: "Features/Search/ORIGIN")
        #expect(run("init", "--print").output.contains("  exclude: [\"Features/Search\"],\n"))
        // A package that depends on it for its plug-in could not be checked otherwise.
        try folder.package(
            "App",
            """
            dependencies: [.package(path: "../Features/Search")], targets: [.target(name: "App")]
            """
        )
        try folder.write("let app = 1\n", to: "App/Sources/App/App.swift")
        #expect(!run("init", "--print").output.contains("  exclude: "))
        #expect(run("init").status == .success)
        #expect(tool.run([folder.root, "--no-cache", "--complete"]).status == .success)
    }
}
