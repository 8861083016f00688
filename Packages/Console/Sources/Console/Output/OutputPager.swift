import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Writes standard output through the person's pager if it is longer than the terminal, as git does.
///
/// A shorter text is held back until it is complete. Only the streams of the process are paged.
final class OutputPager: Sendable {
    private struct State: ~Copyable {
        /// The text that is held back until it is longer than the terminal.
        var held = ""
        var pager: PagerProcess?
        var isInterrupted = false
    }

    private let io: any ProgramIO
    /// The command of the pager; nil to write everything directly.
    private let command: String?
    private let rows: Int
    private let state = Mutex(State())

    /// Creates the output of one command line.
    init(globals: GlobalOptions, io: any ProgramIO) {
        self.io = io
        let pager = io.environment("PAGER") ?? "less"
        let isAttended = io is StandardIO && io.isTerminal(.output) && !globals.noInput
        let isPaged = isAttended && !globals.isGiven(GlobalOption.noPager.name)
        command =
            isPaged && !["", "cat"].contains(pager) && !ColorSupport.isDumbTerminal(io)
            ? pager : nil
        rows = Posix.windowSize(of: StandardStream.output.rawValue)?.rows ?? 0
    }

    /// A Boolean value that indicates whether Ctrl-C has ended the pager.
    var isInterrupted: Bool { state.withLock { $0.isInterrupted } }

    /// Writes the next part of the output.
    ///
    /// - Throws: `OutputError`, such as `closedPipe` after the person has quit the pager.
    func write(_ text: String) throws(OutputError) {
        guard let command, rows > 0 else { return try io.write(text, to: .output) }
        try state.withLock { state throws(OutputError) in
            state.held += text
            if state.pager == nil, state.held.utf8.count(where: { $0 == 0x0A }) >= rows {
                state.pager = PagerProcess(command)
            }
            guard let pager = state.pager else { return }
            defer { state.held = "" }
            try pager.write(state.held)
        }
    }

    /// Writes the end of the output, and waits until the person has quit the pager.
    ///
    /// A person who quits early has read enough, which is no error.
    /// - Parameter text: The last part of the output.
    func finish(with text: String = "") throws(OutputError) {
        var failure: OutputError?
        do throws(OutputError) {
            if !text.isEmpty { try write(text) }
        } catch {
            failure = error
        }
        try state.withLock { state throws(OutputError) in
            if let pager = state.pager {
                state.pager = nil
                state.isInterrupted = pager.wait()
                return
            }
            let held = state.held
            state.held = ""
            if !held.isEmpty { try io.write(held, to: .output) }
            if let failure { throw failure }
        }
    }
}

/// A running pager.
///
/// Until it ends, Ctrl-C belongs to the pager, and a pager that was quit is no fatal signal.
private struct PagerProcess {
    private let stream: UnsafeMutablePointer<FILE>
    private let actions: [(signal: Int32, before: SignalAction)]

    /// Starts a command of the shell; returns nil if the system has no process for it.
    ///
    /// A pager that does not exist is replaced by `cat`.
    init?(_ command: String) {
        let program = String(command.prefix { $0 != " " })
        let isThere = "command -v \(CompletionScript.quoted(program)) >/dev/null 2>&1"
        let line = ": \"${LESS=FRX}\"; export LESS; \(isThere) || exec cat; exec \(command)"
        // The pager would inherit blocked signals.
        var mask = sigset_t()
        var before = sigset_t()
        sigemptyset(&mask)
        pthread_sigmask(SIG_SETMASK, &mask, &before)
        let opened = popen(line, "w")
        pthread_sigmask(SIG_SETMASK, &before, nil)
        guard let opened else { return nil }
        stream = opened
        actions = [SIGINT, SIGPIPE].map { ($0, .ignore($0)) }
    }

    func write(_ text: String) throws(OutputError) {
        try Posix.writeAll(Array(text.utf8), to: fileno(stream))
    }

    /// Waits until the pager has ended, and returns whether Ctrl-C has ended it.
    func wait() -> Bool {
        let status = pclose(stream)
        for (signal, before) in actions { before.install(for: signal) }
        return status & 0x7F == SIGINT
    }
}
