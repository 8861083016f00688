import Synchronization

/// Writes standard output through the person's pager if it is longer than the terminal, as git does.
///
/// A shorter text is held back until it is complete. Only the streams of the process are paged.
final class OutputPager: Sendable {
    private struct State: ~Copyable {
        /// The text that is held back until it is longer than the terminal.
        var held = ""
        var pager: Posix.Pager?
    }

    private let io: any ProgramIO
    /// The streams of the process; nil to page nothing.
    private var process: StandardIO? { io as? StandardIO }
    /// The command of the pager; nil to write everything directly.
    private let command: String?
    private let rows: Int
    /// The default command, which reports nothing if `less` is not installed.
    private static let less = "if command -v less >/dev/null; then less; else cat; fi"
    private let state = Mutex(State())

    /// Creates the output of one command line.
    init(globals: GlobalOptions, io: any ProgramIO) {
        self.io = io
        let pager = io.environment("PAGER") ?? Self.less
        let isAttended = io is StandardIO && io.isTerminal(.output) && !globals.noInput
        let isNone =
            [[], ["cat"]].contains(pager.split(separator: " ")) || ColorSupport.isDumbTerminal(io)
        command =
            isAttended && !isNone && !globals.isGiven(GlobalOption.noPager.name) ? pager : nil
        rows = Posix.windowSize(of: StandardStream.output.rawValue)?.rows ?? .max
    }

    /// Writes the next part of the output.
    ///
    /// - Throws: `OutputError`, such as `closedPipe` after the person has quit the pager.
    func write(_ text: String) throws(OutputError) {
        guard let command else { return try io.write(text, to: .output) }
        try state.withLock { state throws(OutputError) in
            state.held += text
            if state.pager == nil, state.held.utf8.count(where: { $0 == 0x0A }) >= rows {
                state.pager = Posix.Pager(command)
                if state.pager != nil { process?.holdMessages(true) }
            }
            guard let pager = state.pager else { return }
            defer { state.held = "" }
            try pager.write(state.held)
        }
    }

    /// Writes the end of the output, and waits until the person has quit the pager.
    ///
    /// A person who quits early has read enough, which is no error. If Ctrl-C has ended the pager,
    /// it ends the program, too.
    /// - Parameter text: The last part of the output.
    func finish(with text: String = "") throws(OutputError) {
        let written = Result { () throws(OutputError) in if !text.isEmpty { try write(text) } }
        try state.withLock { state throws(OutputError) in
            if let pager = state.pager {
                state.pager = nil
                return pager.wait { process?.holdMessages(false) }
            }
            try written.get()
            guard !state.held.isEmpty else { return }
            defer { state.held = "" }
            try io.write(state.held, to: .output)
        }
    }
}
