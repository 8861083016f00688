import BankApp
import Console
import Foundation

/// A session of the whole bank on screens, driven by code.
@MainActor
struct BankSession {
    let book: String

    /// Starts the bank, passes its window to the code, and ends the session when the code returns.
    func run(_ body: @escaping @MainActor (Window) async throws -> Void) async throws {
        let composition = BankComposition(
            paths: BankPaths(option: book) { ProcessInfo.processInfo.environment[$0] },
            secretReader: FailingSecretReader()
        )
        let container = try composition.container()
        let terminal = CodeTerminal(body)
        let end = try await BankComposition.screens(in: container).play(at: terminal)
        if let failure = terminal.failure { throw failure }
        try await container.close()
        print("end \(end)")
    }
}

private struct FailingSecretReader: SecretReader {
    func secret(prompt: String) async throws -> Secret {
        throw CancellationError()
    }
}

/// A terminal of 80 × 24 whose input is code.
@MainActor
private final class CodeTerminal: Terminal {
    private let body: @MainActor (Window) async throws -> Void
    private(set) var failure: (any Error)?
    private(set) var framesDrawn = 0

    init(_ body: @escaping @MainActor (Window) async throws -> Void) {
        self.body = body
    }

    var size: FrameSize? { FrameSize(columns: 80, rows: 24) }

    func open(for window: Window) -> AsyncStream<TerminalEvent> {
        let (stream, events) = AsyncStream.makeStream(of: TerminalEvent.self)
        Task {
            do {
                try await body(window)
            } catch {
                failure = error
            }
            events.finish()
        }
        return stream
    }

    func draw(_ frame: Frame) {
        framesDrawn += 1
    }

    func close() {}
}
