/// The commands of the probe.
enum ProbeCommand: String, CaseIterable {
    /// Creates a book and prints whether it did.
    case start
    /// Moves one won COUNT times with the keys PREFIX-1, PREFIX-2 and so on, and prints each number
    /// after posting.
    case transfer
    /// Repeats `transfer` until the program is killed before its COUNT-th write.
    case transferUntilKilled
    /// Moves random amounts among ten accounts COUNT times.
    ///
    /// After posting it prints the account that pays, the one that is paid, and the amount.
    case mix
    /// Increments a record COUNT times.
    case count
    /// Moves one won again and again until it is refused; no file may grow beyond BYTES.
    case fill
    /// Creates a book; no file may grow beyond BYTES.
    case startOnFullDisk
    /// Moves one won as a user without privileges, if the program can become one.
    case transferUnprivileged
    /// Prints the balance of the account PREFIX and audits the book, as a user without privileges.
    case readUnprivileged
    /// Runs OPERATION (`start`, `transfer` or `closeDay`) on a disk whose COUNT-th write fails.
    ///
    /// Prints the outcome and the number of writes, and ends without closing the book. MODE is a
    /// ``FaultyDisk/Mode``.
    case onFaultyDisk
    /// Creates a book with a umask of zero, moves one won, and waits for the end of its input.
    case hold
    /// Prints the balance of the account PREFIX.
    case account
    /// Audits the book and prints the numbers of entries and findings.
    case audit

    static var names: String { allCases.map(\.rawValue).joined(separator: "|") }
}
