import Testing

@testable import ArchitectureLint

@Suite("Sources that no target claims")
struct StraySourceTests {
    private let rule = #"kind: "no-stray-sources""#

    @Test("are built and checked by nothing, unless they are snippets, which SwiftPM builds")
    func snippets() throws {
        let village = try Village()
        try village.add("A")
        try village.folder.write("import A\n", to: "A/Snippets/Deep/first.swift")
        try village.folder.write("", to: "A/Tools/Snippets/no.swift")
        let answer = try village.examine(rule)
        #expect(
            answer.output.contains(
                """
                A/Snippets/Deep/first.swift:1: error: no target claims this snippet: SwiftPM builds it \
                with the package, and no rule is held against it
                    Instead: move it into the folder of an executable target, or leave the snippets \
                out: exclude: ["A/Snippets"].
                """
            )
        )
        #expect(
            answer.output.contains(
                """
                A/Tools/Snippets/no.swift:1: error: no target claims this source, so nothing builds or \
                checks it
                """
            )
        )
    }

    @Test("are left alone where their folder is left out, as the advice says")
    func excluded() throws {
        let village = try Village()
        try village.add("")
        try village.folder.write("", to: "Snippets/first.swift")
        #expect(try village.examine(rule).output.contains("exclude: [\"Snippets\"]."))
        try village.folder.write(
            "{ version: 1, exclude: [\"Snippets\"], rules: [{ name: \"r\", reason: \"r\", \(rule) }] }",
            to: RuleFile.usualName
        )
        let answer = CommandLineTool().run([village.folder.path, "--no-cache"])
        #expect(answer.status == .success, "\(answer)")
    }
}
