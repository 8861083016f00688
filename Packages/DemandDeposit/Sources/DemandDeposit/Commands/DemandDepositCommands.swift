import BankConsole
import Bookkeeping
import Console
import DemandDepositInterface
import DependencyContainer
import LedgerInterface

/// The commands `account …`, in the order of the help.
enum DemandDepositCommands {
    static let group = CommandGroup("account", abstract: "Demand deposit accounts (입출금통장).")

    static let all: [@Sendable (Lazy<DemandDepositService>) -> Command] = [
        Command.accountOpen, Command.accountList, Command.accountShow, Command.accountNickname,
        Command.accountDeposit, Command.accountWithdraw, Command.accountTransfer,
        Command.accountStatement, Command.accountFind, Command.accountExport, Command.accountClose,
    ]
}

extension Argument {
    static let account = Argument.account(help: "The account, by number or nickname.")
}

extension Option {
    static let memo = Option.value(
        "memo",
        placeholder: "TEXT",
        help: "A note for the statement, at most 200 characters."
    )
}

extension JSONSchema {
    /// The JSON schema of the answers of `account deposit` and `account withdraw`.
    static let cashMove = request([
        "account": .account, "amount": .won, "fee": .won, "memo": .string, "balance": .won.orNull,
    ])
}

extension Invocation {
    /// Reads the memo from the option `--memo`; empty without the option.
    /// - Throws: `BankError` `text.…`.
    func memo() throws -> String {
        try FreeText.validated(option("memo") ?? "", field: "the memo")
    }
}

extension CashMove {
    /// Moves the amount that the command names, and returns an answer with the balance afterwards.
    func run(_ invocation: Invocation, by service: DemandDepositService) async throws -> Answer {
        let reference = try invocation.account()
        let amount = try invocation.amount()
        let memo = try invocation.memo()
        let outcome = try await service.moveCash(
            self,
            amount,
            of: reference,
            memo: memo,
            invocation.requestOptions()
        )
        let account = try outcome.request(as: CashRequest.self).account.accountID
        let balance = await service.ledger.balance(of: account, after: outcome)
        var fields = [Field("Account", account.rawValue), Field("Amount", amount.description)]
        if !memo.isEmpty { fields.append(Field("Memo", memo)) }
        if let balance { fields.append(Field("Balance", balance.description)) }
        let json: JSONValue = [
            "account": .string(account.rawValue),
            "amount": .won(amount),
            "fee": 0,
            "memo": .string(memo),
            "balance": .won(balance),
        ]
        return Answer(title, outcome, fields: fields, json: json)
    }
}
