import BankConsole
import Bookkeeping

extension ExportWriter {
    static let columnsOfHistory = "entry,date,time,purpose,account,kind,side,won,text,memo,key"

    /// Returns the text for one entry.
    /// - Parameters:
    ///   - entry: The entry.
    ///   - kinds: The kinds of all accounts in the entry.
    mutating func text(of entry: LedgerEntry, kinds: [AccountID: AccountKind]) -> String {
        text(
            of: entry.sequence,
            on: entry.date,
            entry.intent.purpose.rawValue,
            memo: entry.memo,
            postings: entry.legs.map { leg in
                let kind = kinds[leg.account]
                let parts = leg.account.rawValue.split(separator: "/").map(String.init)
                return (
                    [kind?.root ?? "", kind?.name ?? ""] + parts,
                    leg.side == .debit ? leg.amount.won : -leg.amount.won, leg.text
                )
            },
            rows: entry.legs.map { leg in
                [
                    String(entry.sequence), entry.date.description, entry.time.description,
                    entry.intent.purpose.rawValue, leg.account.rawValue,
                    kinds[leg.account]?.name ?? "", leg.side.rawValue, String(leg.amount.won),
                    leg.text, entry.memo, entry.intent.id.rawValue,
                ]
            },
            json: "{\"number\":\(entry.sequence),\"entry\":"
                + String(decoding: entry.canonicalBytes, as: UTF8.self) + "}"
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
