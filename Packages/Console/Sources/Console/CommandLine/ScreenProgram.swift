/// The part of a program that is a session of screens: what it does when it is called without a word.
public struct ScreenProgram: Sendable {
    private let body: @MainActor @Sendable (any Terminal) async throws -> ScreenSessionEnd

    /// Describes the session.
    ///
    /// - Parameter play: shows the screens at the terminal it is given, usually by `ScreenSession.run`, and
    ///   puts everything away before it returns.
    public init(
        play: @escaping @MainActor @Sendable (any Terminal) async throws -> ScreenSessionEnd
    ) {
        body = play
    }

    /// Plays the session at a terminal of one's own.
    ///
    /// - Parameter terminal: where the screens are shown.
    /// - Returns: how the session ended; everything has been put away.
    /// - Throws: what the session throws.
    @MainActor
    public func play(at terminal: any Terminal) async throws -> ScreenSessionEnd {
        try await body(terminal)
    }

    /// Runs the session where the program runs: with keys at a terminal that understands escape sequences,
    /// line by line anywhere else.
    ///
    /// - Parameters:
    ///   - io: the outside.
    ///   - globals: what the command line says of colours. Options that are for commands are refused.
    /// - Throws: what the session throws; a `Failure` of status `interrupted` after Ctrl-C, and
    ///   `usage.option.screens` for an option that a session could not keep to, such as `--dry-run`.
    public func run(io: any ProgramIO, globals: GlobalOptions) async throws {
        try globals.rejectCommandOptions()
        try await end(io: io, color: globals.color).conclude()
    }

    @MainActor
    private func end(io: any ProgramIO, color: ColorChoice) async throws -> ScreenSessionEnd {
        let terminal: any Terminal =
            switch TerminalKind(of: io) {
            case .keys: TTYTerminal(color: color, io: io)
            case .lines: PipeTerminal(io: io, color: color)
            }
        return try await play(at: terminal)
    }
}

extension Invocation {
    /// Runs a session of screens where the program runs.
    ///
    /// - Parameter program: the session.
    /// - Throws: a `Failure` `usage.no-input` with `--no-input`; what the session throws.
    public func run(_ program: ScreenProgram) async throws {
        guard !globals.noInput else {
            throw Failure.usage(
                "no-input",
                "'\(command)' is an interactive session, which '--no-input' forbids; "
                    + "run it without '--no-input'."
            )
        }
        try await program.run(io: io, globals: globals)
    }
}

extension GlobalOptions {
    /// Refuses what a session of screens could not keep to. Whoever gives `--dry-run` relies on it that
    /// nothing changes, and on the screens everything does.
    ///
    /// - Throws: a `Failure` `usage.option.screens`.
    func rejectCommandOptions() throws(Failure) {
        let given: [(option: GlobalOption, isGiven: Bool)] = [
            (.json, json), (.yes, yes), (.dryRun, dryRun), (.pinFile, pinFile != nil),
            (.pinStdin, pinStdin), (.idempotencyKey, idempotencyKey != nil),
        ]
        guard let first = given.first(where: \.isGiven) else { return }
        throw .usage(
            "option.screens",
            "Option '--\(first.option.rawValue)' is for commands; "
                + "the screens ask before each step instead."
        )
    }
}
