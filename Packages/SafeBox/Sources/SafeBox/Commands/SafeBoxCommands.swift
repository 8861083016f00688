import BankConsole
import Bookkeeping
import Console
import DependencyContainer
import LedgerInterface
import SafeBoxInterface

/// The commands `safebox …`, in the order of the help.
enum SafeBoxCommands {
    static let group = CommandGroup("safebox", abstract: "Safe boxes (세이프박스) of accounts.")

    static let all: [@Sendable (Lazy<SafeBoxService>) -> Command] = [
        Command.safeBoxOpen, Command.safeBoxShow, Command.safeBoxPut, Command.safeBoxTake,
        Command.safeBoxInterest, Command.safeBoxPayout, Command.safeBoxClose,
    ]
}

extension Argument {
    static let account = Argument.account(
        help: "The account with the safe box, by number or nickname."
    )
}

extension JSONSchema {
    /// The JSON schema of the answers of `safebox put` and `safebox take`.
    static let safeBoxMove = request([
        "account": .account, "amount": .won, "fee": .won, "boxBalance": .won.orNull,
        "balance": .won.orNull,
    ])
}

extension SafeBoxMove {
    /// Moves the amount that the command names, and returns an answer with the new balances of the
    /// safe box and the account.
    func run(_ invocation: Invocation, by service: SafeBoxService) async throws -> Answer {
        let reference = try invocation.account()
        let amount = try invocation.amount()
        let outcome = try await service.move(
            self,
            amount,
            of: reference,
            invocation.requestOptions()
        )
        let account = try outcome.request(as: SafeBoxMoveRequest.self).account.accountID
        let box = AccountID(outcome.result["box"] ?? "")
        let boxBalance = await service.ledger.balance(of: box, after: outcome)
        let balance = await service.ledger.balance(of: account, after: outcome)
        var fields = [
            Field("Account", account.rawValue),
            Field("Amount", amount.description),
            Field("Fee", "0 won"),
        ]
        if let boxBalance { fields.append(Field("In the box", boxBalance.description)) }
        if let balance { fields.append(Field("Balance", balance.description)) }
        return Answer(
            title,
            outcome,
            fields: fields,
            json: [
                "account": .string(account.rawValue),
                "amount": .won(amount),
                "fee": 0,
                "boxBalance": .won(boxBalance),
                "balance": .won(balance),
            ]
        )
    }
}
