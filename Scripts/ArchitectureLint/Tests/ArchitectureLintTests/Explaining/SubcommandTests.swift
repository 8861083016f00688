import Testing

@testable import ArchitectureLint

@Suite("Subcommands")
struct SubcommandTests {
    private let tool = CommandLineTool()

    @Test("show the same help for each way to request it, with an example")
    func help() {
        for command in CommandLineTool.subcommands {
            let name = command.name
            let answer = tool.run(["help", name])
            #expect(answer == .init(status: .success, output: command.help.text, errors: ""))
            #expect(tool.run([name, "--help"]) == answer)
            #expect(tool.run([name, "here", "-h"]) == answer)
            #expect(command.help.text.hasPrefix("OVERVIEW: "))
            #expect(command.help.text.contains("\n\n\(command.help.usage)\n\n"))
            #expect(command.help.text.contains("\nEXAMPLES:\n  archlint \(name)"))
            for line in command.help.text.split(separator: "\n") { #expect(line.count <= 100) }
            #expect(HelpText.check.text.contains("\n  \(name) "))
        }
    }

    @Test("refuse an unknown option with the nearest one")
    func options() {
        for command in CommandLineTool.subcommands {
            let answer = tool.run([command.name, "--jsn"])
            #expect(answer.status == .usage)
            #expect(
                answer.errors
                    == "archlint: there is no option '--jsn'. Did you mean '--json'?\n"
                    + "\(command.help.usage)\n  See 'archlint \(command.name) --help' for more.\n"
            )
        }
    }

    @Test("say in the document of an error that it is partial only where an answer may be")
    func errorDocuments() {
        for command in CommandLineTool.subcommands {
            let answer = tool.run([command.name, "--json", "--jsn"])
            let mayBePartial = command.help.text.contains("--complete")
            #expect(answer.output.contains("\"problems\" : ["))
            #expect(answer.output.contains("\"partial\" : false") == mayBePartial)
            #expect(answer.output.contains("\"unseen\"") == mayBePartial)
        }
    }

    @Test("are suggested for a mistyped word that is not a folder")
    func mistyped() {
        let answer = tool.run(["manifsts"])
        #expect(answer.status == .usage)
        #expect(answer.errors.contains("no command 'manifsts'. Did you mean 'manifests'?"))
        #expect(tool.run(["help", "imprts"]).errors.contains("Did you mean 'imports'?"))
        #expect(tool.run(["help", "imprts"]).status == .usage)
        #expect(tool.run(["./manifsts"]).status == .unreadable)
    }

    @Test("take values after an option or '=', and words after '--'")
    func values() throws {
        let arguments = try Arguments(
            ["a", "--cache=x=y", "--no-cache", "-", "--", "--json"],
            options: [.json, .noCache, .cache]
        )
        #expect(arguments.words == ["a", "-", "--json"])
        #expect(arguments.value(of: "--cache") == "x=y")
        #expect(arguments.cacheFolder == nil)
        #expect(!arguments.has("--json"))
        let tooMany = tool.run(["manifests", "one", "two"])
        #expect(tooMany.errors.hasPrefix("archlint: unexpected argument 'two'\n"))
        #expect(
            tool.run(["manifests", "--cache"]).errors.hasPrefix(
                "archlint: --cache needs a folder\n"
            )
        )
    }
}
