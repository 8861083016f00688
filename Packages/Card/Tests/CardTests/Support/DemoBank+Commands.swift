import CardDemo
import Console
import ConsoleTesting

extension DemoBank {
    /// Runs a command line whose words are separated by spaces.
    func run(_ line: String) async throws -> ProgramRun {
        try await ProgramRun(line.split(separator: " ").map(String.init)) { try program(io: $0) }
    }
}
