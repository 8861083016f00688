import Foundation
import Testing

@Suite(
    "The steps of ComingFromAnotherContainer.md",
    .enabled(if: HostOfCopies.isPossible, "this toolchain builds programs in another way")
)
struct MigrationTests {
    @Test("each step of the migration builds, and passes the same tests", arguments: 0..<5)
    func steps(step: Int) throws {
        let steps = try MigrationPage().steps
        try #require(steps.count == 5)
        let launch = step == 0 ? "" : "_ = try launch(); "
        let program = try MigrationProgram(
            steps[step],
            main: "\(launch)await Testing.__swiftPMEntryPoint() as Never"
        )
        let output = try program.output()
        #expect(output.contains("with 2 test cases passed"), "\(output)")
    }

    @Test("the service that the old app lacked is reported at launch after the migration")
    func report() throws {
        let page = try MigrationPage()
        var files = try #require(page.steps.last)
        let module = try #require(files["ShopModule.swift"])
        let lines = module.components(separatedBy: "\n")
        let rest = lines.filter { !$0.contains("register(discountsInject)") }
        try #require(rest.count == lines.count - 1)
        files["ShopModule.swift"] = rest.joined(separator: "\n")
        let main = "do { _ = try launch() } catch { print(error, terminator: \"\") }"
        #expect(try MigrationProgram(files, main: main).output() == page.report + "\n")
    }

    @Test("a change that does not fit its file, or fits twice, is refused")
    func misfit() throws {
        let page = { (text: String) in
            try MigrationPage(
                """
                ```swift
                // A.swift
                \(text)
                ```

                ```diff
                 // A.swift
                -let one = 1
                +let one = 2
                ```

                ## End
                """
            )
        }
        #expect(try page("let one = 1").steps == [["A.swift": "// A.swift\nlet one = 2"]])
        for text in ["let one = 10", "let one = 1\nlet one = 1"] {
            #expect(throws: MigrationPage.Unreadable.self) { try page(text) }
        }
    }
}
