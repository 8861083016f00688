import BankConsole
import Console
import ConsoleTesting
import DependencyContainer

/// Runs a command line of a bank with nothing in it but this module.
/// - Parameter line: The words behind `bank`, separated by spaces.
func run(_ line: String) async throws -> ProgramRun {
    try await TestBank().run(line.split(separator: " ").map(String.init))
}

extension TestBank {
    /// Runs a command line of the feature in this process.
    /// - Parameters:
    ///   - words: What stands behind `bank`.
    ///   - input: What a person at a terminal types; nil for nobody there.
    func run(_ words: [String], input: String? = nil) async throws -> ProgramRun {
        let io = InMemoryIO(input: input ?? "", terminals: input == nil ? [] : [.input])
        return try await ProgramRun(words, io: io) { try program(io: $0) }
    }

    /// The program with the commands of this feature.
    func program(io: any ProgramIO) throws -> CommandLineProgram {
        try CommandLineProgram(bank: container, version: "test", abstract: "A bank.", io: io)
    }
}
