import BankConsole
import Bookkeeping
import CardInterface
import Console
import DemandDepositInterface
import RIBs
import SafeBoxInterface

/// Builds the screen of a movement.
final class MovementBuilder: Builder<DemandDepositScreens> {
    func build(
        _ line: Statement.Line,
        withListener listener: any ChildListener
    ) -> any ViewableRouting {
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
        details = try await screens.demandDeposits.movement(line.sequence)
    }

    override var screen: Screen {
        if let receipt = details?.receipt, showsReceipt {
            var screen = Screen(
                "Receipt of entry \(line.sequence)",
                blocks: [.text(receipt.description)],
                actions: [.back()]
            )
            screen.isPaged = true
            return screen
        }
        return Screen(
            "Movement",
            headline: Headline(
                line.purpose.words,
                line.change.description,
                role: line.change < .zero ? .negative : .positive
            ),
            blocks: [.fields(fields)] + (details.map { [.table($0.sides)] } ?? []),
            actions: (details?.receipt == nil
                ? [] : [ScreenAction("receipt", "Show the receipt", key: ActionKey.show)])
                + [.back()]
        )
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

    private var fields: [Field] {
        let command = "'bank receipt \(line.sequence)'"
        return [Field("What", line.text)] + (line.memo.isEmpty ? [] : [Field("Memo", line.memo)])
            + [
                Field("Date", line.date.description),
                Field("Balance afterwards", line.balance.description),
                Field("Entry", String(line.sequence)),
            ]
            + (details.map {
                [
                    Field("Authorized by", $0.authorizer),
                    Field(
                        "Receipt",
                        $0.receipt == nil ? "not sealed yet; \(command) makes it" : command
                    ),
                ]
            } ?? [])
    }
}

extension MovementDetails {
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

extension Purpose {
    /// The purpose in words, for the purposes that move an account.
    fileprivate var words: String { Self.words[self] ?? rawValue }

    private static let words: [Purpose: String] = [
        .deposit: "Deposit", .withdrawal: "Withdrawal", .transfer: "Transfer",
        .accountInterest: "Interest of the quarter", .accountClosing: "Closing of the account",
        .safeBoxPut: "Into the safe box", .safeBoxTake: "Out of the safe box",
        .safeBoxInterest: "Interest of the safe box",
        .safeBoxMonthlyInterest: "Monthly interest of the safe box",
        .safeBoxClosing: "Closing of the safe box", .cardSettlement: "Card payment",
        .cardCancellation: "Refund of a card payment",
    ]
}
