import Bookkeeping
import Console

/// A text format in which the book's entries are exported to other programs.
enum ExportFormat: String, CaseIterable, Sendable {
    /// A CSV row for each leg, as defined in RFC 4180.
    case csv
    /// A JSON document with the canonical form of each entry.
    case json
    /// A journal that hledger can read.
    case hledger
    /// An input file that Beancount can read.
    case beancount

    /// The text before the first entry.
    var beginning: String {
        switch self {
        case .csv: "entry,date,time,purpose,account,kind,side,won,text,memo,key\r\n"
        case .json: "["
        case .hledger: "; Debits are above zero. Amounts are whole won.\n"
        case .beancount: "option \"operating_currency\" \"KRW\"\n"
        }
    }

    /// The text after the last entry.
    var end: String { self == .json ? "\n]\n" : "" }

    /// Returns the text for one entry.
    /// - Parameters:
    ///   - entry: The entry.
    ///   - isFirst: Whether the entry is the first entry of the export.
    ///   - opened: The accounts that occur in this entry for the first time.
    ///   - kinds: The kinds of all accounts in the entry.
    func text(
        of entry: LedgerEntry,
        isFirst: Bool,
        opening opened: [AccountID],
        kinds: [AccountID: AccountKind]
    ) -> String {
        switch self {
        case .csv: CSVExport.rows(of: entry, kinds)
        case .json:
            (isFirst ? "\n" : ",\n") + "{\"number\":\(entry.sequence),\"entry\":"
                + TerminalSafe.json(String(decoding: entry.canonicalBytes, as: UTF8.self)) + "}"
        case .hledger: HledgerExport.transaction(of: entry, kinds)
        case .beancount: BeancountExport.directives(of: entry, opening: opened, kinds)
        }
    }
}

/// Writes the book's entries as rows of CSV.
enum CSVExport {
    static func rows(of entry: LedgerEntry, _ kinds: [AccountID: AccountKind]) -> String {
        entry.legs.map { leg in
            [
                String(entry.sequence), entry.date.description, entry.time.description,
                entry.intent.purpose.rawValue, leg.account.rawValue,
                kinds[leg.account]?.name ?? "", leg.side.rawValue, String(leg.amount.won),
                leg.text, entry.memo, entry.intent.id.rawValue,
            ].map(field).joined(separator: ",") + "\r\n"
        }.joined()
    }

    /// Returns the text of a CSV field, in quotation marks if necessary.
    private static func field(_ text: String) -> String {
        // Spreadsheets take such beginnings for formulas.
        let isFormula = text.first.map { "=+-@".contains($0) } ?? false
        let safe = TerminalSafe.line(isFormula ? "'" + text : text)
        return safe.contains(where: { ",\"".contains($0) })
            ? "\"" + safe.replacing("\"", with: "\"\"") + "\"" : safe
    }
}

/// Writes the book's entries as transactions of hledger.
enum HledgerExport {
    static func transaction(of entry: LedgerEntry, _ kinds: [AccountID: AccountKind]) -> String {
        guard !entry.legs.isEmpty else { return "" }
        let memo = entry.memo.isEmpty ? "" : " " + plain(entry.memo)
        let head =
            "\n\(entry.date) * (\(entry.sequence)) \(plain(entry.intent.purpose.rawValue))\(memo)\n"
        return entry.legs.reduce(into: head) { text, leg in
            let root = kinds[leg.account]?.root.rawValue ?? ""
            text +=
                "    \(root.lowercased()):\(kinds[leg.account]?.name ?? ""):"
                + "\(plain(leg.account.rawValue).replacing("/", with: ":"))  \(leg.signedWon) KRW"
                + "  ; \(plain(leg.text))\n"
        }
    }

    /// Returns a text without the characters that end a description or a comment in hledger.
    private static func plain(_ text: String) -> String {
        TerminalSafe.line(text).replacing(";", with: ",").replacing("|", with: "/")
    }
}

/// Writes the book's entries as directives of Beancount.
enum BeancountExport {
    static func directives(
        of entry: LedgerEntry,
        opening opened: [AccountID],
        _ kinds: [AccountID: AccountKind]
    ) -> String {
        func name(_ account: AccountID) -> String {
            let kind = kinds[account]
            let parts =
                ([kind?.name ?? ""]
                    + TerminalSafe.line(account.rawValue).split(separator: "/")
                    .map(String.init))
            return ([kind?.root.rawValue ?? ""] + parts.map(\.startingWithCapital)).joined(
                separator: ":"
            )
        }
        var text = opened.map { "\(entry.date) open \(name($0)) KRW\n" }.joined()
        if !entry.legs.isEmpty {
            text +=
                "\n\(entry.date) * \(quoted(entry.intent.purpose.rawValue)) \(quoted(entry.memo))\n"
                + "  entry: \(entry.sequence)\n"
            for leg in entry.legs { text += "  \(name(leg.account))  \(leg.signedWon) KRW\n" }
        }
        return text
    }

    private static func quoted(_ text: String) -> String {
        let escaped = TerminalSafe.line(text).replacing("\\", with: "\\\\")
        return "\"" + escaped.replacing("\"", with: "\\\"") + "\""
    }
}

extension Leg {
    /// The amount in whole won, positive for a debit, as plain-text accounting writes it.
    fileprivate var signedWon: Int64 { side == .debit ? amount.won : -amount.won }
}

extension AccountKind {
    /// The root accounts of plain-text accounting that the bank uses: all but Equity and Income.
    fileprivate enum Root: String {
        case assets = "Assets"
        case liabilities = "Liabilities"
        case expenses = "Expenses"
    }

    fileprivate var root: Root {
        switch normalSide {
        case .credit: .liabilities
        case .debit: name.hasSuffix("expense") ? .expenses : .assets
        }
    }
}

extension StringProtocol {
    /// The text with its first letter in upper case.
    var startingWithCapital: String { prefix(1).uppercased() + dropFirst() }
}
