import Testing

@testable import ArchitectureLint

@Suite("Subcommands")
struct SubcommandTests {
    private let tool = CommandLineTool()

    @Test("each shows the same help whichever way it is asked, with an example")
    func help() {
        for command in CommandLineTool.subcommands {
            let name = command.name
            let answer = tool.run(["help", name])
            #expect(answer == .init(status: .success, output: command.help, errors: ""))
            #expect(tool.run([name, "--help"]) == answer)
            #expect(tool.run([name, "here", "-h"]) == answer)
            #expect(command.help.hasPrefix("OVERVIEW: "))
            #expect(command.help.contains("\n\n\(command.usage)\n\n"))
            #expect(command.help.contains("\nEXAMPLES:\n  archlint \(name)"))
            for line in command.help.split(separator: "\n") { #expect(line.count <= 100) }
            #expect(HelpText.help.contains("\n  \(name) "))
        }
    }

    @Test("each refuses an option that it does not have, and names the one that is meant")
    func options() {
        for command in CommandLineTool.subcommands {
            let answer = tool.run([command.name, "--jsn"])
            #expect(answer.status == .usage)
            #expect(
                answer.errors
                    == "archlint: there is no option '--jsn'. Did you mean '--json'?\n"
                    + "\(command.usage)\n  See 'archlint \(command.name) --help' for more.\n"
            )
        }
    }

    @Test("a mistyped one is suggested; a folder that is missing is only missing")
    func mistyped() {
        let answer = tool.run(["manifsts"])
        #expect(answer.status == .usage)
        #expect(answer.errors.contains("no command 'manifsts'. Did you mean 'manifests'?"))
        #expect(tool.run(["help", "imprts"]).errors.contains("Did you mean 'imports'?"))
        #expect(tool.run(["help", "imprts"]).status == .usage)
        #expect(tool.run(["./manifsts"]).status == .unreadable)
    }

    @Test("a value follows its option or stands behind '='; behind '--' all are words")
    func values() throws {
        let arguments = try Arguments(
            ["a", "--cache=x=y", "--no-cache", "-", "--", "--json"],
            flags: ["--json", "--no-cache"],
            values: ["--cache": "a folder"]
        )
        #expect(arguments.words == ["a", "-", "--json"])
        #expect(arguments.value(of: "--cache") == "x=y")
        #expect(arguments.cacheFolder == nil)
        #expect(!arguments.has("--json"))
        let tooMany = tool.run(["manifests", "one", "two"])
        #expect(tooMany.errors.hasPrefix("archlint: 'two' is one word too many\n"))
        #expect(
            tool.run(["manifests", "--cache"]).errors.hasPrefix(
                "archlint: --cache needs a folder\n"
            )
        )
    }
}
