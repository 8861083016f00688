import Console
import DependencyContainer
import Game

/// A run of the command line with nothing in it but this module.
struct CommandLineRun {
    let status: Console.ExitStatus
    let output: String
    let errorOutput: String

    /// - Parameter line: The words behind `bank`, separated by spaces.
    init(_ line: String) async throws {
        let io = ScriptedIO()
        let program = try Self.program(io: io)
        status = await program.run(line.split(separator: " ").map(String.init))
        output = io.output
        errorOutput = io.errorOutput
    }

    /// The command line with nothing but the commands of this module.
    static func program(io: any ProgramIO) throws -> CommandLineProgram {
        let container = try Container(modules: GameModule())
        return try CommandLineProgram(
            name: "bank",
            version: "test",
            abstract: "A bank.",
            groups: container.resolve(commandGroupsInject),
            commands: container.resolve(commandsInject),
            io: io
        )
    }
}
