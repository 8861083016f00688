import Console
import DependencyContainer
import Game

/// Runs a command line with nothing in it but this module.
/// - Parameter line: The words behind `bank`, separated by spaces.
func run(_ line: String) async throws -> ScriptedRun {
    try await ScriptedRun(line.split(separator: " ").map(String.init)) { try program(io: $0) }
}

/// The command line with nothing but the commands of this module.
func program(io: any ProgramIO) throws -> CommandLineProgram {
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
