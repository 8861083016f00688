public import Bookkeeping
import Console

/// A transaction of plain-text accounting, as hledger and Beancount read it.
public struct JournalTransaction: Sendable {
    /// A change of an account.
    public struct Posting: Sendable {
        let account: [String]
        let won: Int64
        let text: String

        /// Creates a change of an account.
        ///
        /// - Parameters:
        ///   - account: The parts of the account's name. The first part is one of the roots
        ///     `Assets`, `Liabilities`, `Equity`, `Income` and `Expenses`.
        ///   - won: The change in whole won, positive for a debit.
        ///   - text: A comment.
        public init(_ account: [String], won: Int64, text: String = "") {
            (self.account, self.won, self.text) = (account, won, text)
        }
    }

    let entry: Int64
    let date: BusinessDate
    let title: String
    let memo: String
    let postings: [Posting]

    /// Creates a transaction.
    ///
    /// - Parameters:
    ///   - entry: The number of the entry in the book.
    ///   - date: The date.
    ///   - title: The reason for the transaction.
    ///   - memo: The customer's memo, which may be empty.
    ///   - postings: The changes, whose sum is zero; without changes, nothing is written.
    public init(
        entry: Int64,
        date: BusinessDate,
        title: String,
        memo: String,
        postings: [Posting]
    ) {
        (self.entry, self.date, self.title) = (entry, date, title)
        (self.memo, self.postings) = (memo, postings)
    }
}

/// Writes transactions for hledger or Beancount, and declares each account where it occurs first.
///
/// `hledger check --strict` and `bean-check` accept the text.
public struct JournalWriter: Sendable {
    private let isBeancount: Bool
    private var declared: Set<String> = []

    /// Creates a writer; returns nil for a format that is not a journal.
    public init?(_ format: ExportFormat) {
        guard format == .hledger || format == .beancount else { return nil }
        isBeancount = format == .beancount
    }

    /// The text before the first transaction.
    public var beginning: String {
        isBeancount
            ? "option \"operating_currency\" \"KRW\"\n"
            : "; Debits are above zero. Amounts are whole won.\ncommodity 1. KRW\n"
    }

    /// Returns the text for one transaction.
    public mutating func text(of transaction: JournalTransaction) -> String {
        guard !transaction.postings.isEmpty else { return "" }
        let names = transaction.postings.map { name($0.account) }
        var text = ""
        for name in names where declared.insert(name).inserted {
            text += isBeancount ? "\(transaction.date) open \(name) KRW\n" : "account \(name)\n"
        }
        text += head(of: transaction)
        for (name, posting) in zip(names, transaction.postings) {
            let comment =
                isBeancount || posting.text.isEmpty ? "" : "  ; " + Self.plain(posting.text)
            text += "\(isBeancount ? "  " : "    ")\(name)  \(posting.won) KRW\(comment)\n"
        }
        return text
    }

    private func head(of transaction: JournalTransaction) -> String {
        let (entry, date) = (transaction.entry, transaction.date)
        guard isBeancount else {
            let memo = transaction.memo.isEmpty ? "" : " " + Self.plain(transaction.memo)
            return "\n\(date) * (\(entry)) \(Self.plain(transaction.title))\(memo)\n"
        }
        return "\n\(date) * \(Self.quoted(transaction.title)) \(Self.quoted(transaction.memo))\n"
            + "  entry: \(entry)\n"
    }

    private func name(_ parts: [String]) -> String {
        guard isBeancount else {
            let parts = parts.map { Self.plain($0).replacing(":", with: "-") }
            // Two spaces would end the name.
            let names = parts.map { $0.split(separator: " ").joined(separator: " ") }
            return ([names[0].lowercased()] + names.dropFirst()).filter { !$0.isEmpty }
                .joined(separator: ":")
        }
        let names = parts.map { part in
            String(TerminalSafe.line(part).map { $0.isLetter || $0.isNumber ? $0 : "-" })
                .drop { $0 == "-" }
        }
        return names.filter { !$0.isEmpty }.map(\.startingWithCapital).joined(separator: ":")
    }

    /// Returns a text without the characters that end a description or a comment in hledger.
    private static func plain(_ text: String) -> String {
        TerminalSafe.line(text).replacing(";", with: ",").replacing("|", with: "/")
    }

    private static func quoted(_ text: String) -> String {
        let escaped = TerminalSafe.line(text).replacing("\\", with: "\\\\")
        return "\"" + escaped.replacing("\"", with: "\\\"") + "\""
    }
}

extension StringProtocol {
    /// The text with its first letter in upper case.
    public var startingWithCapital: String { prefix(1).uppercased() + dropFirst() }
}
