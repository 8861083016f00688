import BankApp
import Console
import ConsoleTesting
import DependencyContainer
import Foundation

/// A session of the whole bank on screens, driven by code.
@MainActor
struct BankSession {
    let book: String
    var size = FrameSize(columns: 80, rows: 24)

    /// Starts the bank, passes its window to the code, and ends the session when the code returns.
    func run(_ body: @escaping @MainActor (Window) async throws -> Void) async throws {
        let composition = BankComposition(
            paths: BankPaths(option: book) { ProcessInfo.processInfo.environment[$0] },
            secretReader: FailingSecretReader()
        )
        let container = try composition.container()
        let terminal = CodeTerminal(size: size, body)
        let end = try await BankComposition.screens(in: container).play(at: terminal)
        try terminal.rethrow()
        try await container.close()
        print("end \(end)")
    }
}

private struct FailingSecretReader: SecretReader {
    func secret(prompt: String) async throws -> Secret {
        throw CancellationError()
    }
}
