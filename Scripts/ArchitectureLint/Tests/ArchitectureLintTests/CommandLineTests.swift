import Testing

@testable import ArchitectureLint

@Suite("The command line")
struct CommandLineTests {
    private let tool = CommandLineTool()

    @Test("shows the same help whichever way it is asked", arguments: ["-h", "--help", "help"])
    func help(argument: String) {
        #expect(tool.run([argument]) == .init(status: .success, output: HelpText.help, errors: ""))
    }

    @Test("the help fits a terminal of 100 columns")
    func helpWidth() {
        for line in HelpText.help.split(separator: "\n") { #expect(line.count <= 100) }
    }

    @Test("shows the version")
    func version() {
        #expect(tool.run(["--version"]).output == "\(HelpText.version)\n")
    }

    @Test(
        "says what it does not understand and what may be meant",
        arguments: [
            (["--jsn"], "there is no option '--jsn'. Did you mean '--json'?"),
            (["--verbose"], "there is no option '--verbose'"),
            (["--cache"], "--cache needs a folder"),
            (["one", "two"], "only one folder can be examined, not 2"),
        ]
    )
    func usage(arguments: [String], message: String) {
        let answer = tool.run(arguments)
        #expect(answer.status == .usage)
        #expect(answer.output == "")
        #expect(
            answer.errors
                == "archlint: \(message)\n\(HelpText.usage)\n  See 'archlint --help' for more.\n"
        )
    }

    @Test("everything behind two dashes is a folder")
    func dashes() throws {
        #expect(try Options(["--no-cache", "--", "--json"]).root == "--json")
    }

    @Test("a folder that is not there is not examined")
    func missingFolder() {
        let answer = tool.run(["/nowhere"])
        #expect(answer.status == .unreadable)
        #expect(answer.errors == "archlint: /nowhere: there is no such folder\n")
    }

    @Test("a folder without packages proves nothing")
    func emptyFolder() throws {
        let folder = try folderWithoutPackages()
        let answer = tool.run([folder.path, "--no-cache"])
        #expect(answer.status == .badData)
        #expect(answer.errors.hasPrefix("archlint: there is no package below \(folder.path)\n"))
        #expect(answer.output == "")
    }

    private func folderWithoutPackages() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let rule = #"{ name: "acyclic", kind: "acyclic", reason: "Order" }"#
        try folder.write("{ version: 1, groups: [], rules: [\(rule)] }", to: RuleFile.usualName)
        return folder
    }

    @Test("answers programs with one document of stable keys")
    func json() throws {
        let folder = try folderWithoutPackages()
        let answer = tool.run([folder.path, "--json", "--no-cache"])
        #expect(answer.status == .badData)
        #expect(answer.errors == "")
        #expect(answer.output.hasPrefix("{\n  \"examined\" : {\n    \"conditionalImports\" : 0,\n"))
        #expect(answer.output.contains("\"holds\" : false,"))
        #expect(
            answer.output.contains("\"message\" : \"there is no package below \(folder.path)\"")
        )
        #expect(answer.output.hasSuffix("\"violations\" : [\n\n  ]\n}\n"))
    }
}
