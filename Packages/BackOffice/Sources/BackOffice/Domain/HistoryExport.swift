import BankConsole
import Bookkeeping
import Console

/// Writes the book's entries in the format of another program.
struct HistoryExport {
    private let format: ExportFormat
    private var journal: JournalWriter?

    init(_ format: ExportFormat) {
        self.format = format
        journal = JournalWriter(format)
    }

    /// The text before the first entry.
    var beginning: String {
        journal?.beginning
            ?? (format == .json
                ? "[" : "entry,date,time,purpose,account,kind,side,won,text,memo,key\r\n")
    }

    /// The text after the last entry.
    var end: String { format == .json ? "\n]\n" : "" }

    /// Returns the text for one entry.
    /// - Parameters:
    ///   - entry: The entry.
    ///   - isFirst: Whether the entry is the first entry of the export.
    ///   - kinds: The kinds of all accounts in the entry.
    mutating func text(
        of entry: LedgerEntry,
        isFirst: Bool,
        kinds: [AccountID: AccountKind]
    ) -> String {
        if let text = journal?.text(of: JournalTransaction(entry, kinds)) { return text }
        guard format == .json else { return Self.rows(of: entry, kinds) }
        return (isFirst ? "\n" : ",\n") + "{\"number\":\(entry.sequence),\"entry\":"
            + TerminalSafe.json(String(decoding: entry.canonicalBytes, as: UTF8.self)) + "}"
    }

    private static func rows(of entry: LedgerEntry, _ kinds: [AccountID: AccountKind]) -> String {
        entry.legs.map { leg in
            ExportFormat.row([
                String(entry.sequence), entry.date.description, entry.time.description,
                entry.intent.purpose.rawValue, leg.account.rawValue,
                kinds[leg.account]?.name ?? "", leg.side.rawValue, String(leg.amount.won),
                leg.text, entry.memo, entry.intent.id.rawValue,
            ])
        }.joined()
    }
}

extension JournalTransaction {
    fileprivate init(_ entry: LedgerEntry, _ kinds: [AccountID: AccountKind]) {
        self.init(
            entry: entry.sequence,
            date: entry.date,
            title: entry.intent.purpose.rawValue,
            memo: entry.memo,
            postings: entry.legs.map { leg in
                let kind = kinds[leg.account]
                let parts = leg.account.rawValue.split(separator: "/").map(String.init)
                return Posting(
                    [kind?.root ?? "", kind?.name ?? ""] + parts,
                    won: leg.side == .debit ? leg.amount.won : -leg.amount.won,
                    text: leg.text
                )
            }
        )
    }
}

extension AccountKind {
    /// The root account of plain-text accounting: all but Equity and Income are used.
    fileprivate var root: String {
        switch normalSide {
        case .credit: "Liabilities"
        case .debit: name.hasSuffix("expense") ? "Expenses" : "Assets"
        }
    }
}
