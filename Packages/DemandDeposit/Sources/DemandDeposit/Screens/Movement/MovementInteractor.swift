import BankConsole
import Bookkeeping
import Console
import RIBs

/// Builds the screen of a movement.
final class MovementBuilder: Builder<DemandDepositScreens> {
    func build(_ line: Statement.Line, withListener listener: any ChildListener) -> ScreenRouter {
        ScreenRouter(MovementInteractor(dependency, line, listener: listener))
    }
}

/// Shows a movement with both sides, its purpose, its authority and its receipt.
final class MovementInteractor: ScreenInteractor {
    private let screens: DemandDepositScreens
    private let line: Statement.Line
    private var details: MovementDetails?
    private var showsReceipt = false

    init(_ screens: DemandDepositScreens, _ line: Statement.Line, listener: any ChildListener) {
        self.screens = screens
        self.line = line
        super.init(listener: listener)
    }

    override func load() async throws {
        details = try await screens.demandDeposits.movement(line.sequence, in: screens.log)
    }

    override var screen: Screen {
        let receipt = details?.receipt
        var screen = Screen("Movement", actions: [.back()])
        if let receipt, showsReceipt {
            screen.title = "Receipt"
            screen.blocks = [.text(receipt.description)]
            screen.isPaged = true
        } else if let details {
            screen.headline = Headline(
                "Amount",
                line.change.description,
                role: line.change < .zero ? .negative : .positive
            )
            screen.blocks = [.fields(details.fields(of: line)), .table(details.sides)]
            if receipt != nil {
                screen.actions.insert(
                    ScreenAction("receipt", "Show the receipt", key: ActionKey.show),
                    at: 0
                )
            }
        }
        return screen
    }

    override func choose(_ action: ScreenAction.ID) {
        showsReceipt = true
        show()
    }

    override func leave() {
        guard showsReceipt else { return super.leave() }
        showsReceipt = false
        show()
    }
}

extension MovementDetails {
    fileprivate func fields(of line: Statement.Line) -> [Field] {
        let receipt =
            receipt == nil ? "not sealed yet; 'bank receipt \(line.sequence)' makes it" : ""
        return [
            Field("What", line.text), Field("Memo", line.memo),
            Field("Purpose", line.purpose.rawValue.replacing(".", with: " ")),
            Field("Date", line.date.description),
            Field("Balance afterwards", line.balance.description),
            Field("Entry", String(line.sequence)), Field("Authorized by", authorizer),
            Field("Receipt", receipt),
        ].filter { !$0.value.isEmpty }
    }

    fileprivate var sides: Table {
        Table(
            columns: [
                Column("Side"), Column("Account"), Column("Owner", isShortenable: true),
                Column("Won", .trailing),
            ],
            rows: entry.legs.map { leg in
                [
                    leg.side == .debit ? "From" : "To", leg.account.rawValue,
                    owners[leg.account] ?? "the bank", leg.amount.digits,
                ]
            }
        )
    }
}
