import Synchronization

/// The warnings of a program, which do not end a command.
///
/// During a session of screens, warnings are held back, because they would be written across the
/// screen.
///
/// ```swift
/// let warnings = Warnings(io.warn)
/// warnings.show("The disk is almost full.")
/// #expect(io.errorOutput == "Warning: The disk is almost full.\n")
/// ```
public final class Warnings: Sendable {
    private struct State {
        var isHeld = false
        var waiting: [String] = []
    }

    private let state = Mutex(State())
    private let write: @Sendable (String) -> Void

    /// Creates warnings that are shown by `write`.
    ///
    /// - Parameter write: Shows a warning to the user, in one line.
    public init(_ write: @escaping @Sendable (String) -> Void) {
        self.write = write
    }

    /// Shows a warning, now or when the session of screens ends.
    ///
    /// - Parameter message: The warning, in one line.
    @Sendable public func show(_ message: String) {
        let isHeld = state.withLock { state in
            if state.isHeld { state.waiting.append(message) }
            return state.isHeld
        }
        if !isHeld { write(message) }
    }

    /// Holds warnings back while the body runs, and shows them afterwards.
    package func hold<Result>(
        isolation: isolated (any Actor)? = #isolation,
        _ body: () async throws -> Result
    ) async rethrows -> Result {
        state.withLock { $0.isHeld = true }
        defer { release() }
        return try await body()
    }

    private func release() {
        let waiting = state.withLock { state in
            defer { state = State() }
            return state.waiting
        }
        for message in waiting { write(message) }
    }
}

extension ProgramIO {
    /// Writes a warning to standard error; does nothing if standard error is closed.
    /// - Parameter message: One or more lines; characters unsafe for a terminal are escaped, and
    ///   passwords of addresses are hidden.
    @Sendable public func warn(_ message: String) {
        let label = "Warning: "
        let text = TerminalSafe.lines(PasswordRedaction.text(message))
        writeMessage(label + wrapped(text, indent: label.count) + "\n")
    }

    /// Writes a text to standard error; ignores an error.
    func writeMessage(_ text: String) {
        try? write(text, to: .error)
    }

    /// Wraps a message to the width of the terminal that shows standard error, if any.
    ///
    /// - Parameters:
    ///   - message: The message, which is safe for a terminal.
    ///   - indent: The number of columns of a label in front of the message.
    func wrapped(_ message: String, indent: Int = 0) -> String {
        width(of: .error).map { TextWrapper.hanging(message, width: $0, indent: indent) } ?? message
    }
}
