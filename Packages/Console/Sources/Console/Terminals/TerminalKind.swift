/// How a session is shown, by what the program runs at.
public enum TerminalKind: Sendable, Equatable {
    /// With keys, drawn on the whole window: `TTYTerminal`.
    case keys
    /// Line by line: into a pipe or a file, from one, or at a terminal that understands no escape
    /// sequences.
    case lines

    /// The kind of an outside: keys when standard input and standard output are terminals that
    /// understand escape sequences (`TERM` is set, and not `dumb`); an unknown `TERM` counts as one
    /// that does.
    ///
    /// - Parameter io: the outside.
    public init(of io: any ProgramIO) {
        let isTerminal = io.isTerminal(.input) && io.isTerminal(.output)
        self = isTerminal && !Painter.isDumb(io) ? .keys : .lines
    }
}
