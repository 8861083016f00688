import BankConsole
import Bookkeeping
import CardInterface
import DemandDepositInterface
import SafeBoxInterface

/// Writes the movements on an account from the customer's side, for another program.
///
/// The account is an asset. The other side is an expense, an income or another asset.
struct AccountExport {
    private let account: AccountID
    private let format: ExportFormat
    private var journal: JournalWriter?
    /// The open and closed accounts of the account's owner.
    private let own: Set<String>

    /// - Parameters:
    ///   - account: The account.
    ///   - own: The open and closed accounts of its owner.
    ///   - format: The format of the text.
    init(of account: AccountID, amongOwn own: [AccountID], as format: ExportFormat) {
        (self.account, self.format) = (account, format)
        self.own = Set(own.map(\.rawValue))
        journal = JournalWriter(format)
    }

    /// The text before the first movement.
    var beginning: String {
        journal?.beginning
            ?? (format == .json
                ? "[" : ExportFormat.row(["entry", "date", "what", "memo", "won", "other"]))
    }

    /// The text after the last movement.
    var end: String { format == .json ? "\n]\n" : "" }

    /// Returns the text for one movement.
    /// - Parameter isFirst: Whether the movement is the first of the export.
    mutating func text(of line: Statement.Line, isFirst: Bool) -> String {
        let other = other(of: line)
        let transaction = JournalTransaction(
            entry: line.sequence,
            date: line.date,
            title: line.text,
            memo: line.memo,
            postings: [
                JournalTransaction.Posting(
                    ["Assets", "Bank", account.rawValue],
                    won: line.change.won
                ),
                JournalTransaction.Posting(other, won: -line.change.won),
            ]
        )
        if let text = journal?.text(of: transaction) { return text }
        let name = other.joined(separator: ":")
        guard format == .json else {
            return ExportFormat.row([
                String(line.sequence), line.date.description, line.text, line.memo,
                String(line.change.won), name,
            ])
        }
        let texts = [
            "date": line.date.description, "what": line.text, "memo": line.memo, "other": name,
        ]
        return (isFirst ? "\n" : ",\n") + "{\"entry\":\(line.sequence),\"won\":\(line.change.won),"
            + CanonicalJSON.encode(texts).dropFirst()
    }

    /// Returns the name of the account on the other side of a movement.
    private func other(of line: Statement.Line) -> [String] {
        let isIncome = line.change > .zero
        switch line.purpose {
        case .cardSettlement, .cardCancellation: return ["Expenses", "Card", line.memo]
        case .deposit, .withdrawal: return ["Assets", "Cash"]
        case .safeBoxPut, .safeBoxTake: return ["Assets", "SafeBox", account.rawValue]
        case .transfer:
            let number = line.text.split(separator: " ").last.map(String.init) ?? ""
            // The exports of both accounts bring this one back to zero.
            if own.contains(number) { return ["Assets", "Transfer"] }
            return [isIncome ? "Income" : "Expenses", "Transfer", number]
        default: return [isIncome ? "Income" : "Expenses", line.text.startingWithCapital]
        }
    }
}
