@testable import LedgerSQLite

/// An attack by SQL on a book, and the check that must notice it.
struct AttackCase: Sendable, CustomStringConvertible {
    enum Outcome: String {
        /// The triggers refuse the statement.
        case blocked
        /// No command opens the book: the codes of the other commands and of the audit.
        case refused
        /// The audit notices it without any checkpoint: the code of the first fault.
        case audit
        /// The audit notices it, and cannot compare checkpoints, as the first entry is unreadable.
        case unreadable
        /// The audit does not know the book's key: the codes without and with a checkpoint.
        case unknown
        /// A checkpoint that is held elsewhere differs: the code of the audit without it, if any.
        case checkpoint
        /// The audit counts one entry that no checkpoint covers.
        case uncovered
    }

    /// The number of the attack in the list of attacks, which has others without SQL, and its name.
    let description: String
    let outcome: Outcome
    let codes: [String]
    /// Indicates whether the attacker computes all hashes again.
    let isForging: Bool
    let sql: String

    /// Reads attacks from a text.
    /// - Parameter text: For each attack a line with its number, its outcome, the codes and its
    ///   name, and lines of SQL.
    static func cases(forging: Bool = false, _ text: String) -> [AttackCase] {
        text.split(separator: /\n(?=\d)/).map { attack in
            let lines = attack.split(separator: "\n", maxSplits: 1)
            let head = lines[0].split(separator: ": ", maxSplits: 1)
            let words = head[0].split(separator: " ").map(String.init)
            guard let outcome = Outcome(rawValue: words[1]) else { fatalError("\(words)") }
            return AttackCase(
                description: "\(words[0]): \(head[1])",
                outcome: outcome,
                codes: Array(words[2...]),
                isForging: forging,
                sql: String(lines[1])
            )
        }
    }

    /// Indicates whether the attack adds an entry at the end, and changes no earlier one.
    var isAppending: Bool { sql.contains("idempotency_id = 'forged'") }

    /// The number of the first entry of a purpose.
    static func some(_ purpose: String) -> String {
        "(SELECT sequence FROM entries WHERE purpose = '\(purpose)' ORDER BY sequence LIMIT 1)"
    }
}
