public import Bookkeeping
import Console

/// A text format in which movements of money are exported to other programs.
public enum ExportFormat: String, CaseIterable, Sendable {
    /// Rows of CSV, as defined in RFC 4180.
    case csv
    /// A JSON document with a list of objects.
    case json
    /// A journal that hledger can read.
    case hledger
    /// An input file that Beancount can read.
    case beancount
}

/// Writes movements of money for another program.
///
/// A journal declares each account where it occurs first, so that `hledger check --strict` and
/// `bean-check` accept it.
public struct ExportWriter: Sendable {
    /// A change of an account.
    ///
    /// The first part of the account's name is `Assets`, `Liabilities`, `Income` or `Expenses`.
    /// The amount is in whole won, positive for a debit.
    public typealias Posting = (account: [String], won: Int64, text: String)

    private let format: ExportFormat
    private let columns: String
    private var declared: Set<String> = []
    private var isFirst = true

    /// Creates a writer.
    ///
    /// - Parameters:
    ///   - format: The format of the text.
    ///   - columns: The first row of CSV, without its end.
    public init(_ format: ExportFormat, columns: String) {
        (self.format, self.columns) = (format, columns)
    }

    /// The text before the first movement.
    public var beginning: String {
        switch format {
        case .csv: columns + "\r\n"
        case .json: "["
        case .hledger: "; Debits are above zero. Amounts are whole won.\ncommodity 1. KRW\n"
        case .beancount: "option \"operating_currency\" \"KRW\"\n"
        }
    }

    /// The text after the last movement.
    public var end: String { format == .json ? "\n]\n" : "" }

    /// Returns the text for one movement.
    ///
    /// - Parameters:
    ///   - entry: The number of the entry in the book.
    ///   - date: The date.
    ///   - title: The reason for the movement.
    ///   - memo: The customer's memo, which may be empty.
    ///   - postings: The changes, whose sum is zero; without changes, a journal has no text.
    ///   - rows: The fields of each row of CSV.
    ///   - json: The JSON object.
    public mutating func text(
        of entry: Int64,
        on date: BusinessDate,
        _ title: String,
        memo: String,
        postings: [Posting],
        rows: @autoclosure () -> [[String]],
        json: @autoclosure () -> String
    ) -> String {
        switch format {
        case .csv: return rows().map { $0.map(Self.field).joined(separator: ",") + "\r\n" }.joined()
        case .json:
            defer { isFirst = false }
            return (isFirst ? "\n" : ",\n") + TerminalSafe.json(json())
        case .hledger where !postings.isEmpty:
            let memo = memo.isEmpty ? "" : " " + Self.plain(memo)
            return transaction("\(date) * (\(entry)) \(Self.plain(title))\(memo)", date, postings)
        case .beancount where !postings.isEmpty:
            let head = "\(date) * \(Self.quoted(title)) \(Self.quoted(memo))\n  entry: \(entry)"
            return transaction(head, date, postings)
        default: return ""
        }
    }

    private mutating func transaction(
        _ head: String,
        _ date: BusinessDate,
        _ postings: [Posting]
    ) -> String {
        let (names, isHledger) = (postings.map { name($0.account) }, format == .hledger)
        var text = ""
        for name in names where declared.insert(name).inserted {
            text += isHledger ? "account \(name)\n" : "\(date) open \(name) KRW\n"
        }
        text += "\n\(head)\n"
        for (name, posting) in zip(names, postings) {
            let comment = isHledger && !posting.text.isEmpty
            text +=
                (isHledger ? "    " : "  ") + "\(name)  \(posting.won) KRW"
                + (comment ? "  ; \(Self.plain(posting.text))\n" : "\n")
        }
        return text
    }

    /// Returns the name of an account with the characters that the format allows.
    private func name(_ parts: [String]) -> String {
        let names = parts.enumerated().map { index, part in
            guard format == .hledger else {
                let safe = TerminalSafe.line(part).map { $0.isLetter || $0.isNumber ? $0 : "-" }
                return String(safe.drop { $0 == "-" }).startingWithCapital
            }
            // Two spaces would end the name.
            let words = Self.plain(part).replacing(":", with: "-").split(separator: " ")
            let name = words.joined(separator: " ")
            return index == 0 ? name.lowercased() : name
        }
        return names.filter { !$0.isEmpty }.joined(separator: ":")
    }

    private static func field(_ text: String) -> String {
        // Spreadsheets take such beginnings for formulas.
        let isFormula = text.first.map { "=+-@".contains($0) } ?? false
        let safe = TerminalSafe.line(isFormula && Int64(text) == nil ? "'" + text : text)
        return safe.contains(where: { ",\"".contains($0) })
            ? "\"" + safe.replacing("\"", with: "\"\"") + "\"" : safe
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
