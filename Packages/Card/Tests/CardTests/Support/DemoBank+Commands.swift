import CardDemo
import Console

extension DemoBank {
    /// Runs a command line whose words are separated by spaces.
    func run(_ line: String) async throws -> ScriptedRun {
        try await ScriptedRun(line.split(separator: " ").map(String.init)) { try program(io: $0) }
    }
}
