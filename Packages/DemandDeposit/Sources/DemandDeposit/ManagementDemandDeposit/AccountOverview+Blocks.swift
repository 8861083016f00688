import Bookkeeping
import Console
import DemandDepositInterface

extension AccountOverview {
    /// The nickname where there is one: it is what the owner calls the account.
    var title: String { account.nickname ?? "Account \(account.number)" }

    /// What happened last, and what is in the account: this stands next to the actions, where a window
    /// that is too small for all of it still shows it.
    var blocks: [ScreenBlock] {
        [.heading("Recent movements"), recent, .fields(fields)]
    }

    private var fields: [Field] {
        var fields = [Field("Account", account.number.description)]
        if account.isClosed { fields.append(Field("Status", "closed")) }
        fields.append(Field("Balance", account.bookBalance.description))
        if account.held > .zero {
            fields += [
                Field("Held for card payments", account.held.description),
                Field("Available", account.balance.description),
            ]
        }
        if let interest = details.interest {
            fields.append(
                Field("Interest so far", "\(interest.payable), paid on \(interest.payday)")
            )
        }
        return fields
    }

    private var recent: ScreenBlock {
        guard !movements.isEmpty else { return .text("Nothing has moved yet.") }
        return .table(
            Table(
                columns: [
                    Column("Date"), Column("What"), Column("Won", .trailing),
                    Column("Balance", .trailing),
                ],
                rows: movements.map {
                    [$0.date.description, $0.what, $0.change.digits, $0.balance.digits]
                }
            )
        )
    }
}

extension Statement.Line {
    /// What it was, and what for.
    fileprivate var what: String { memo.isEmpty ? text : "\(text), \(memo)" }
}
