import Testing

@testable import ArchitectureLint

@Suite("The command line")
struct CommandLineTests {
    private let tool = CommandLineTool()

    @Test("shows the same help for each way to request it", arguments: ["-h", "--help", "help"])
    func help(argument: String) {
        #expect(tool.run([argument]) == .init(output: HelpText.check.text))
    }

    @Test("has a help that fits 80 columns")
    func helpWidth() {
        for line in HelpText.check.text.split(separator: "\n") { #expect(line.count <= 80) }
    }

    @Test("shows the version")
    func version() {
        #expect(tool.run(["--version"]).output == "\(HelpText.version)\n")
    }

    @Test(
        "reports a mistake with the nearest name",
        arguments: [
            (["--jsn"], "there is no option '--jsn'. Did you mean '--json'?"),
            (["--verbose"], "there is no option '--verbose'"),
            (["--cache"], "--cache needs a folder"),
            (["--cache", "--json"], "--cache needs a folder, but '--json' is an option"),
            (["--quiet=yes"], "--quiet takes no value"),
            (["--qiet=yes"], "there is no option '--qiet=yes'. Did you mean '--quiet'?"),
            (["one", "two"], "unexpected argument 'two'"),
            (
                ["--format", "sarf"],
                "--format must be one of text, json, sarif, junit, github, not 'sarf'. "
                    + "Did you mean 'sarif'?"
            ),
            (["--color", "yes"], "--color must be one of auto, always, never, not 'yes'"),
            (
                ["--baseline", "x", "--no-baseline"],
                "--baseline and --no-baseline exclude each other; give one of them"
            ),
            (
                ["--json", "--format", "text"],
                "--json and --format exclude each other; give one of them"
            ),
        ]
    )
    func usage(arguments: [String], message: String) {
        let answer = tool.run(arguments)
        #expect(answer.status == .usage)
        #expect(
            answer.errors
                == "archlint: \(message)\n\(HelpText.check.usage)\n"
                + "  See 'archlint --help' for more.\n"
        )
    }

    @Test("answers a mistake with a requested document")
    func usageDocument() {
        let json = tool.run(["--json", "--verbose"])
        #expect(json.status == .usage)
        #expect(json.output.contains("\"kind\" : \"usage\","))
        #expect(json.output.contains("\"exitCode\" : 64,"))
        #expect(json.errors.hasPrefix("archlint: there is no option '--verbose'\n"))
        #expect(tool.run(["--format=sarif", "--x"]).output.contains("\"version\" : \"2.1.0\""))
        #expect(tool.run(["--format", "junit", "--x"]).output.contains("<error type=\"usage\""))
        #expect(
            tool.run(["--format", "github", "--x"]).output.hasPrefix("::error title=archlint::")
        )
        #expect(tool.run(["--verbose"]).output == "")
        let why = tool.run(["why", "--json"])
        #expect(why.output.contains("\"kind\" : \"usage\","))
        #expect(why.errors.hasPrefix("archlint: two names are needed"))
        let graph = tool.run(["graph", "--format", "json", "/nowhere"])
        #expect(graph.output.contains("\"kind\" : \"unreadable\","))
        #expect(graph.errors == "")
    }

    @Test("takes everything after two dashes as a folder")
    func dashes() throws {
        #expect(try Check(["--no-cache", "--", "--json"]).root == "--json")
    }

    @Test("reports a missing folder")
    func missingFolder() {
        let answer = tool.run(["/nowhere"])
        #expect(answer.status == .unreadable)
        #expect(answer.errors == "archlint: /nowhere: there is no such folder\n")
        let json = tool.run(["/nowhere", "--json"])
        #expect(json.status == .unreadable)
        #expect(json.output.contains("\"message\" : \"there is no such folder\""))
        #expect(json.errors == "")
    }

    @Test("fails for a folder without packages")
    func emptyFolder() throws {
        let folder = try TemporaryFolder()
        let rule = #"{ name: "acyclic", kind: "acyclic", reason: "Order" }"#
        try folder.write("{ version: 1, groups: [], rules: [\(rule)] }", to: RuleFile.usualName)
        let answer = tool.run([folder.path, "--no-cache"])
        #expect(answer.status == .badData)
        #expect(answer.errors.hasPrefix("archlint: there is no package below \(folder.path)\n"))
        #expect(answer.output == "")
    }
}
