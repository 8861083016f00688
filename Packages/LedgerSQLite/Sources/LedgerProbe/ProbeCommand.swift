/// The commands of the probe.
enum ProbeCommand: String, CaseIterable {
    /// Creates a book and prints whether the book is new.
    case start
    /// Moves one won COUNT times with the keys PREFIX-1, PREFIX-2 and so on, and prints 1, 2 and so
    /// on after each posting.
    case transfer
    /// Repeats `transfer` until the program is killed before its COUNT-th write.
    case transferUntilKilled
    /// Moves random amounts among ten accounts COUNT times.
    ///
    /// After each posting, the command prints the paying account, the receiving account and the
    /// amount.
    case mix
    /// Increments a record COUNT times.
    case count
    /// Moves one won repeatedly until a movement fails, because files cannot grow beyond BYTES.
    case fill
    /// Creates a book while files cannot grow beyond BYTES.
    case startOnFullDisk
    /// Moves one won as a user without privileges, if the program was started by root.
    case transferUnprivileged
    /// Prints the balance of the account PREFIX and audits the book, as a user without privileges.
    case readUnprivileged
    /// Runs OPERATION (`start`, `transfer` or `closeDay`) on a disk whose COUNT-th write fails.
    ///
    /// The command prints the outcome and the number of writes, and ends without closing the book.
    /// MODE is a `FaultyDisk.ChangeFault`.
    case onFaultyDisk
    /// Creates a book with a umask of zero, moves one won, and waits until its input ends.
    case hold
    /// Prints the balance of the account PREFIX.
    case account
    /// Audits the book and prints the numbers of entries and findings.
    case audit

    static var names: String { allCases.map(\.rawValue).joined(separator: "|") }
}
