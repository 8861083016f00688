import BankConsole
import Bookkeeping
import CardInterface
import DemandDepositInterface
import SafeBoxInterface

extension ExportWriter {
    static let columnsOfAccount = "entry,date,what,memo,won,other"

    /// Returns the text for a movement from the customer's side, on which the account is an asset.
    /// - Parameters:
    ///   - line: The movement.
    ///   - account: The account.
    ///   - own: The numbers of the open and closed accounts of its owner.
    mutating func text(of line: Statement.Line, on account: AccountID, own: [String]) -> String {
        let (won, date) = (line.change.won, line.date.description)
        let other = line.other(of: account, own: own)
        let name = other.joined(separator: ":")
        return text(
            of: line.sequence,
            on: line.date,
            line.text,
            memo: line.memo,
            postings: [(["Assets", "Bank", account.rawValue], won, ""), (other, -won, "")],
            rows: [[String(line.sequence), date, line.text, line.memo, String(won), name]],
            json: "{\"entry\":\(line.sequence),\"won\":\(won),"
                + CanonicalJSON.encode([
                    "date": date, "what": line.text, "memo": line.memo, "other": name,
                ]).dropFirst()
        )
    }
}

extension Statement.Line {
    /// Returns the name of the account on the other side: an expense, an income or another asset.
    fileprivate func other(of account: AccountID, own: [String]) -> [String] {
        let root = change > .zero ? "Income" : "Expenses"
        switch purpose {
        case .cardSettlement, .cardCancellation: return ["Expenses", "Card", memo]
        case .deposit, .withdrawal: return ["Assets", "Cash"]
        case .safeBoxPut, .safeBoxTake: return ["Assets", "SafeBox", account.rawValue]
        case .transfer:
            let number = AccountDrafts.counterpart(of: self)?.rawValue ?? ""
            // The exports of both accounts bring this one back to zero.
            return own.contains(number) ? ["Assets", "Transfer"] : [root, "Transfer", number]
        default: return [root, text.startingWithCapital]
        }
    }
}
