import BankApp
import Console

/// The whole bank on screens, played by a piece of code instead of a person.
@MainActor
struct Stage {
    let book: String

    /// Starts the bank, hands out its window, and ends the session when the code returns.
    func play(_ body: @escaping @MainActor (Window) async throws -> Void) async throws {
        let composition = BankComposition(
            places: BankPaths(book: book),
            secretReader: NoSecrets()
        )
        let container = try composition.container()
        let terminal = PlayedTerminal(body)
        let end = try await BankComposition.screens(in: container).play(at: terminal)
        if let failure = terminal.failure { throw failure }
        try await container.close()
        print("end \(end)")
    }
}

/// Nobody is asked on the command line.
private struct NoSecrets: SecretReader {
    func secret(prompt: String) async throws -> Secret {
        throw CancellationError()
    }
}

/// A terminal of a usual size at which a piece of code sits.
@MainActor
private final class PlayedTerminal: Terminal {
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
