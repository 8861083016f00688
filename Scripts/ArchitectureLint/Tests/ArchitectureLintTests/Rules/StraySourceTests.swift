import Testing

@testable import ArchitectureLint

@Suite("Sources without a target")
struct StraySourceTests {
    private let rule = #"kind: "no-stray-sources""#

    @Test("are reported, and snippets with different advice")
    func snippets() throws {
        let village = try Village()
        try village.add("A")
        try village.folder.write("import A\n", to: "A/Snippets/Deep/first.swift")
        try village.folder.write("", to: "A/Tools/Snippets/no.swift")
        let answer = try village.examine(rule)
        #expect(
            answer.output.contains(
                """
                A/Snippets/Deep/first.swift:1: error: this snippet belongs to no target: \
                SwiftPM builds it with the package, and no rule checks it
                    fix: move it into the folder of an executable target, or exclude the snippets: \
                exclude: ["A/Snippets"].
                """
            )
        )
        #expect(
            answer.output.contains(
                """
                A/Tools/Snippets/no.swift:1: error: this source belongs to no target, so it is \
                neither built nor checked
                """
            )
        )
    }

    @Test("are not reported in excluded folders")
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
