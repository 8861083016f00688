import Console

/// Runs the small bank in memory.
func run(
    _ words: [String],
    io: InMemoryIO = InMemoryIO(),
    commands: [Command] = Bank.commands
) async throws -> ProgramRun {
    try await ProgramRun(words, io: io) { try Bank.program(io: $0, commands: commands) }
}

/// Runs the small bank in memory on a line that is cut at spaces.
func run(_ line: String, io: InMemoryIO = InMemoryIO()) async throws -> ProgramRun {
    try await run(line.split(separator: " ").map(String.init), io: io)
}
