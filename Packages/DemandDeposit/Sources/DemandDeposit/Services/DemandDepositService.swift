import Bookkeeping
import CardInterface
import DemandDepositInterface
import DependencyContainer
import LedgerInterface
import SafeBoxInterface
import SigningInterface

/// The use cases of demand deposit accounts, and what they share.
///
/// Each use case goes the way of `carryOut`: whether the request was carried out before, whether its
/// accounts exist, the rules. Then the customer agrees, and signs if money leaves their account.
struct DemandDepositService: SignatureRequesting, Sendable {
    let ledger: any Ledger
    var signing: any SigningInject
    let customers: any CustomerInject
    // Boxes and cards need their account, and an account shows its box and its cards. They are
    // resolved when they are first read, because the dependency is a cycle.
    let safeBoxes: Lazy<any SafeBoxInject>
    let cards: Lazy<any CardInject>
    let authority: BankAuthority
    let interest: InterestBooking<AccountRecord>

    var open: OpenAccount { OpenAccount(service: self) }
    var list: ListAccounts { ListAccounts(service: self) }
    var summarize: SummarizeAccounts { SummarizeAccounts(service: self) }
    var show: ShowAccount { ShowAccount(service: self) }
    var overview: ShowOverview { ShowOverview(service: self) }
    var name: NameAccount { NameAccount(service: self) }
    var moveCash: MoveCash { MoveCash(service: self) }
    var payee: FindPayee { FindPayee(service: self) }
    var transfer: Transfer { Transfer(service: self) }
    var statement: ShowStatement { ShowStatement(service: self) }
    var balance: ShowBalance { ShowBalance(service: self) }
    var close: CloseAccount { CloseAccount(service: self) }

    var directory: AccountDirectory { AccountDirectory(ledger: ledger) }

    /// Returns the account if it is open.
    /// - Throws: `BankError` `account.unknown`, `account.closed`.
    func openAccount(_ number: AccountNumber) async throws -> DemandDepositAccount {
        try await directory.openAccount(number.description)
    }

    func nicknames(of customer: CustomerID) async throws -> TypedRecord<CustomerNicknames>? {
        try await ledger.record(CustomerNicknames.key(of: customer), as: CustomerNicknames.self)
    }

    /// - Throws: `BankError` `date.future`.
    func requireNotFuture(_ date: BusinessDate?) async throws {
        let today = try await ledger.businessDate()
        guard let date, date > today else { return }
        throw BankError(
            .badData,
            code: "date.future",
            "the date \(date) is in the future; write one up to the business date, \(today)"
        )
    }
}

extension MovementPreview {
    /// The memo, which the payee can read; empty without one.
    static func memo(_ memo: String) -> [Detail] {
        memo.isEmpty ? [] : [Detail("Memo", memo)]
    }
}
