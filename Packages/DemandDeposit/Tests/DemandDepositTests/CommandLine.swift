import BankConsole
import Console
import ConsoleTesting
import DependencyContainer

extension TestBank {
    /// Runs a command line of the feature in this process.
    /// - Parameters:
    ///   - words: What stands behind `bank`.
    ///   - input: What a person at a terminal types; nil for nobody there.
    func run(_ words: String..., input: String? = nil) async throws -> ProgramRun {
        try await run(words, input: input)
    }

    func run(_ words: [String], input: String? = nil) async throws -> ProgramRun {
        let io = InMemoryIO(input: input ?? "", terminals: input == nil ? [] : [.input])
        return try await ProgramRun(words, io: io) { try program(io: $0) }
    }

    /// The program with the commands of this feature.
    func program(io: InMemoryIO) throws -> CommandLineProgram {
        try CommandLineProgram(bank: container, version: "0", abstract: "A bank.", io: io)
    }
}
