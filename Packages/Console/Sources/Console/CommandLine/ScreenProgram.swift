/// An interactive session of screens, started by a command or by running the program without
/// arguments.
public struct ScreenProgram: Sendable {
    /// The words that a user may type to start the session, separated by spaces.
    ///
    /// The error for such a word suggests running the program without a command.
    let synonyms: String

    /// The global options of some commands that the session accepts with single keys.
    private let accepts: SelectiveOptions

    private let body: @MainActor @Sendable (any Terminal) async throws -> ScreenSessionEnd

    /// Creates a session.
    ///
    /// - Parameters:
    ///   - synonyms: The words that a user may type to start the session, separated by spaces. The
    ///     error for such a word suggests running the program without a command.
    ///   - accepts: The global options of some commands that the session accepts, too, unless its
    ///     screens are printed as lines.
    ///   - play: Shows the screens at the given terminal, usually with
    ///     `ScreenSession.run(window:terminal:)`, and releases all resources before it returns.
    public init(
        synonyms: String = "",
        accepts: SelectiveOptions = [],
        play: @escaping @MainActor @Sendable (any Terminal) async throws -> ScreenSessionEnd
    ) {
        self.synonyms = synonyms
        self.accepts = accepts
        body = play
    }

    /// Runs the session at a given terminal.
    ///
    /// - Parameter terminal: The terminal that shows the screens.
    /// - Returns: The reason why the session ended.
    /// - Throws: The errors of the session.
    @MainActor
    public func play(at terminal: any Terminal) async throws -> ScreenSessionEnd {
        try await body(terminal)
    }

    /// Runs the session at the program's own terminal.
    ///
    /// On a terminal that supports escape sequences, each screen fills the window. With any other
    /// input or output, screens are printed as text and the input is read line by line.
    ///
    /// - Parameters:
    ///   - io: The input and output of the program.
    ///   - globals: The global options of the command line.
    /// - Throws: The errors of the session, a `Failure` with exit code `interrupted` after Ctrl-C,
    ///   or `usage.option.screens` for an option that only commands support, such as `--dry-run`.
    public func run(io: any ProgramIO, globals: GlobalOptions) async throws {
        try globals.rejectCommandOptions(but: accepts, in: TerminalKind(of: io))
        try await end(io: io, globals: globals).conclude()
    }

    @MainActor
    private func end(io: any ProgramIO, globals: GlobalOptions) async throws -> ScreenSessionEnd {
        let terminal: any Terminal =
            switch TerminalKind(of: io) {
            case .keys: TTYTerminal(io: io, globals: globals)
            case .lines: PipeTerminal(io: io, globals: globals)
            }
        return try await play(at: terminal)
    }
}

extension Invocation {
    /// Runs an interactive session as the body of a command.
    ///
    /// - Parameter program: The session.
    /// - Throws: A `Failure` with code `usage.no-input` if `--no-input` is given; otherwise the
    ///   errors of the session.
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
    /// Throws if a given option has no effect on a session.
    ///
    /// With `--dry-run`, for example, a user expects no changes, but screens make changes.
    ///
    /// - Parameters:
    ///   - accepted: The options that the session accepts with single keys.
    ///   - mode: The mode of the session.
    /// - Throws: A `Failure` with code `usage.option.screens`.
    func rejectCommandOptions(
        but accepted: SelectiveOptions,
        in mode: TerminalKind
    ) throws(Failure) {
        let refused = selective.first { $0.selection.map(accepted.contains) == false }
        let unused = mode == .lines ? selective.first : nil
        guard let first = json ? .json : refused ?? unused else { return }
        let isUsedByKeys = !json && refused == nil
        throw .usage(
            "option.screens",
            "Option '\(first.spelling)' has no effect on screens"
                + (isUsedByKeys ? " that are printed as lines" : ", which ask before each step")
                + "; leave it out."
        )
    }
}
