@testable import LedgerSQLite

/// An attack by SQL on a book, and the check that must notice it.
struct AttackCase: Sendable, CustomStringConvertible {
    enum Outcome: Sendable {
        /// The triggers refuse the statement.
        case blocked
        /// No command opens the book: the codes of the other commands and of the audit.
        case refused(String, audit: String)
        /// The audit notices it without any checkpoint: the code of the first fault.
        case audit(String)
        /// The audit notices it, and cannot compare checkpoints because the first entry is unreadable.
        case unreadable(String)
        /// A checkpoint that is held elsewhere differs: the code of the audit without it; nil if it
        /// finds nothing.
        case checkpoint(alone: String?)
        /// The audit counts one entry that no checkpoint covers.
        case uncovered
    }

    /// The number of the attack in the list of attacks, which has others without SQL.
    let row: Int
    let name: String
    let outcome: Outcome
    /// Indicates whether the attacker computes all hashes again.
    let isForging: Bool
    let sql: String

    var description: String { "\(row): \(name)" }

    init(_ row: Int, _ name: String, _ outcome: Outcome, forging: Bool = false, _ sql: String) {
        self.row = row
        self.name = name
        self.outcome = outcome
        isForging = forging
        self.sql = sql
    }

    /// Indicates whether the attack adds an entry at the end, and changes no earlier one.
    var isAppending: Bool { sql.contains("idempotency_id = 'forged'") }

    /// The number of the first entry of a purpose.
    static func some(_ purpose: String) -> String {
        "(SELECT sequence FROM entries WHERE purpose = '\(purpose)' ORDER BY sequence LIMIT 1)"
    }
}
