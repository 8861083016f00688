import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The terminal of standard input while it is set otherwise than it came: the only place that knows
/// how to give it back, whoever borrowed it and however the program ends.
///
/// Given back by `giveBack`, by `exit`, and by every signal that ends the program and that nobody
/// minds otherwise, a crash among them. (What no program can mind leaves the terminal as it is:
/// SIGKILL, and a stack that overflows, which leaves no room for a handler.)
///
/// One at a time borrows it.
enum BorrowedTerminal {
    private static let input = Channel.input.rawValue

    /// What to give back, in memory that is never freed, because a signal handler may read it at
    /// any time. Sound without a lock: it is written only by the one borrower at a time, and only
    /// while `isBorrowed` is false, when no handler reads it.
    nonisolated(unsafe) private static let loan: UnsafeMutablePointer<Loan> = {
        let memory = UnsafeMutablePointer<Loan>.allocate(capacity: 1)
        memory.initialize(to: Loan(settings: termios(), leaving: ""))
        return memory
    }()
    private static let isBorrowed = Atomic(false)

    private struct Loan {
        var settings: termios
        var leaving: StaticString
    }

    /// Sets the terminal as the mode wants it. May be called again, when somebody else may have set
    /// it otherwise; what is given back stays what it was at first.
    ///
    /// - Returns: whether there is a terminal to set.
    @discardableResult
    static func borrow(for mode: TerminalMode) -> Bool {
        var settings = termios()
        guard tcgetattr(input, &settings) == 0 else { return false }
        if !isBorrowed.load(ordering: .acquiring) {
            loan.pointee = Loan(settings: settings, leaving: mode.leaving)
            isBorrowed.store(true, ordering: .releasing)
            DeadlySignals.mind()
            giveBackAtExit
        }
        mode.change(&settings)
        apply(&settings)
        Posix.writePromptly(mode.entering, to: Channel.output.rawValue)
        return true
    }

    /// Gives the terminal back, if it is borrowed and nobody has taken it back already.
    static func giveBack() {
        guard isBorrowed.load(ordering: .acquiring) else { return }
        putBack()
        DeadlySignals.mindNoMore()
    }

    /// Whether the terminal listens to this program and not to another; false after `bg`.
    static var isInForeground: Bool {
        let group = tcgetpgrp(input)
        // The terminal of another session listens to all.
        return group < 0 || group == getpgrp()
    }

    /// Gives the terminal back with nothing but calls that a signal handler may make.
    static func putBack() {
        // In the background the shell has taken it back already, and set it as it wants it.
        guard isInForeground,
            isBorrowed.exchange(false, ordering: .acquiringAndReleasing)
        else { return }
        Posix.writePromptly(loan.pointee.leaving, to: Channel.output.rawValue)
        apply(&loan.pointee.settings)
    }

    /// At once, and what was typed ahead stays to be read.
    private static func apply(_ settings: UnsafeMutablePointer<termios>) {
        while tcsetattr(input, TCSANOW, settings) != 0 && errno == EINTR {}
    }

    private static let giveBackAtExit: Void = {
        atexit { BorrowedTerminal.giveBack() }
    }()
}
