import Console
import ConsoleTesting

/// Runs the small bank in memory.
func run(
    _ words: [String],
    io: InMemoryIO = InMemoryIO(),
    commands: [Command] = Bank.commands
) async throws -> ProgramRun {
    try await ProgramRun(words, io: io) { try Bank.program(io: $0, commands: commands) }
}

/// Runs the small bank in memory with a command line that is split at spaces.
func run(_ line: String, io: InMemoryIO = InMemoryIO()) async throws -> ProgramRun {
    try await run(line.split(separator: " ").map(String.init), io: io)
}

/// Waits until a condition is satisfied; the time limit of the suite ends a test that would hang.
@MainActor
func waitUntil(_ isSatisfied: () -> Bool) async {
    while !isSatisfied() { await Task.yield() }
}
