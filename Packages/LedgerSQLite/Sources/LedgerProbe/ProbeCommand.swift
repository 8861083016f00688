/// What the probe can do.
enum ProbeCommand: String, CaseIterable {
    /// Begins a book, and says whether it did.
    case begin
    /// Moves one won COUNT times, under the ids PREFIX-1, PREFIX-2 …, and says each number once it is
    /// posted.
    case transfer
    /// Counts a record up COUNT times, under ids of PREFIX.
    case count
    /// Moves one won, and one more, until it is refused: no file may grow beyond BYTES.
    case fill
    /// Begins a book where no file may grow beyond BYTES.
    case beginFull
    /// Moves one won under the id PREFIX-1 as a user without any rights, where it may become one.
    case transferUnprivileged
    /// Begins a book with a umask that hides nothing, moves a won, and stays until its input ends.
    case hold
    /// Reads an account; PREFIX is its name.
    case account
    /// Audits the book, and says how much it looked at and what it found.
    case audit

    static var names: String { allCases.map(\.rawValue).joined(separator: "|") }
}
