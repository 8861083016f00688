import Console
import ConsoleTesting
import DependencyContainer
import Testing

@Suite("Declarations")
struct DeclarationTests {
    @Test("all invalid declarations are reported in one failure")
    func refused() {
        let commands = [
            command("account open"), command("account open"),
            command("account", arguments: [Argument("number", help: "")]),
            command("day", options: [.flag("json", help: "")]),
            command(
                "safebox in",
                arguments: [
                    Argument("box", help: "", isOptional: true), Argument("amount", help: ""),
                ]
            ),
            command("pay", arguments: [Argument("card", help: ""), .repeating("word", help: "")]),
        ]
        let expected = Failure(
            exitCode: .internalError,
            code: "internal.commands",
            message: """
                Two commands have the name 'account open'; rename one. \
                Command 'account' must not have arguments, because it is also the group of \
                command 'account open'; remove its arguments. \
                Command 'day' declares option '--json', which already exists; rename it. \
                Command 'safebox in' has the required argument '<amount>' after an optional \
                argument; declare the required argument first. \
                Command 'pay' has a repeating argument, which must be its only argument; \
                remove the others.
                """
        )
        #expect(throws: expected) {
            try Bank.program(io: InMemoryIO(), commands: commands)
        }
    }

    @Test("missing, rejected and unrelated examples are reported")
    func examples() throws {
        let program = try Bank.program(
            io: InMemoryIO(),
            commands: [
                command("one", examples: [Example("bank two", "")]),
                command("two", examples: [Example("bank two --fast | head -1", "")]),
                command("three"),
                command("four", examples: [Example("four", ""), Example("bank four | head", "")]),
                command(
                    "five",
                    arguments: [Argument("memo", help: "")],
                    examples: [Example("bank five 'two words' --json > file", "")]
                ),
            ]
        )
        #expect(
            program.exampleProblems() == [
                "Example 'bank two' does not call 'one'.",
                "Example 'bank two --fast | head -1' is rejected: Unknown option '--fast'.",
                "Command 'three' has no example.",
                "Example 'four' does not begin with 'bank'.",
            ]
        )
    }

    @Test("the examples of built-in commands are valid")
    func ownExamples() throws {
        #expect(try Bank.program(io: InMemoryIO()).exampleProblems() == [])
    }

    @Test("modules contribute commands and groups, and inject the secret reader")
    func contributions() async throws {
        let io = InMemoryIO(input: "123456\n")
        let reader = ConsoleSecretReader(io: io, globals: GlobalOptions(), source: .input)
        let container = try Container(modules: SecretsModule(reader: reader), DoorModule())
        let program = try CommandLineProgram(
            name: "house",
            version: "1",
            abstract: "A house.",
            groups: container.resolve(commandGroupsInject),
            commands: container.resolve(commandsInject),
            io: io
        )
        #expect(await program.run(["door", "open"]) == .success)
        #expect(io.output == "6 digits\n")
        #expect(await program.run(["--help"]) == .success)
        #expect(io.output.contains("  door                    What the door does.\n"))
    }

    private func command(
        _ path: String,
        arguments: [Argument] = [],
        options: [Option] = [],
        examples: [Example] = []
    ) -> Command {
        Command(
            path,
            abstract: "Does something.",
            arguments: arguments,
            options: options,
            examples: examples,
            run: { _ in Answer([], json: nil) }
        )
    }
}

private struct SecretsModule: Module {
    let reader: ConsoleSecretReader

    func register(in registrar: inout Registrar) {
        registrar.register(secretReaderInject) { [reader] in reader }
    }
}

private struct DoorModule: Module {
    func register(in registrar: inout Registrar) {
        registrar.register(commandGroupsInject) {
            CommandGroup("door", abstract: "What the door does.")
        }
        registrar.register(commandsInject, needs: secretReaderInject) { secrets in
            Command("door open", abstract: "Open the door.", examples: []) { _ in
                let code = try await secrets.secret(prompt: "Code")
                return Answer([.line("\(code.withBytes(\.count)) digits")], json: nil)
            }
        }
    }
}
