import Testing

@testable import BenchmarkReport

@Suite("Command line of bench")
struct CommandLineTests {
    @Test("options and executables are parsed")
    func options() throws {
        let options = try Options(["--only", "shared*", "--rounds", "3", "--json", "Card=/a=b"])
        #expect(options.only == "shared*")
        #expect(options.rounds == 3)
        #expect(options.isJSON)
        #expect(options.countsInstructions)
        #expect(options.executables == [Options.Executable(package: "Card", path: "/a=b")])
    }

    @Test(
        "a wrong option is refused with a text that names it",
        arguments: [
            (["--rounds", "0"], "--rounds is a number from 1 to 1000, not '0'"),
            (["--rounds", "many"], "--rounds is a number from 1 to 1000, not 'many'"),
            (["--only"], "--only needs a value"),
            (["--nonsense"], "there is no option '--nonsense'"),
        ]
    )
    func wrong(arguments: [String], message: String) {
        #expect(throws: Failure.usage(message)) { try Options(arguments) }
    }

    @Test("an earlier report that cannot be read is named before anything runs")
    func earlier() throws {
        let folder = try TemporaryFolder()
        let missing = BenchTool().run(["--check", "--compare", "\(folder.path)/none.json"])
        #expect(missing.exitCode == .unreadable)
        #expect(missing.errors.contains("none.json cannot be read; write it with --json >"))

        try folder.write("{}", to: "other.json")
        let other = BenchTool().run(["--check", "--compare", "\(folder.path)/other.json"])
        #expect(other.exitCode == .badData)
        #expect(other.errors.contains("other.json is not an answer of --json"))
    }

    @Test("an executable that cannot be run or fails is named")
    func broken() {
        let missing = BenchTool().run(["Card=/no/such/program"])
        #expect(missing.exitCode == .failed)
        #expect(missing.errors.contains("/no/such/program cannot be run: No such file"))

        let failing = BenchTool().run(["Card=/bin/false"])
        #expect(failing.exitCode == .failed)
        #expect(failing.errors.contains("Card: '/bin/false describe' ended with 1"))
    }

    @Test(
        "a pattern is a part of a name, and a star matches any text",
        arguments: [
            ("shared", "shared", true), ("shared", "shared-strings", true),
            ("SHAR", "shared", true),
            ("register*0", "register-1000", true), ("register*9", "register-1000", false),
            ("new", "shared", false), ("*", "new", true),
        ]
    )
    func patterns(pattern: String, name: String, matches: Bool) {
        #expect(NamePattern(pattern).matches(name) == matches)
    }
}
