import Bookkeeping
import CardInterface
import DemandDepositInterface
import DependencyContainer
import LedgerInterface
import SafeBoxInterface
import SigningInterface

/// The use cases of demand deposit accounts, and the services that they share.
///
/// Each use case calls `carryOut`, which first looks for a receipt of the same request. Then the
/// use case checks the accounts and the rules. Finally the customer confirms the request, and signs
/// it if money leaves their account.
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

    var directory: AccountDirectory { AccountDirectory(ledger: ledger) }

    /// Returns the account if it is open.
    /// - Throws: `BankError` `account.unknown`, `account.closed`.
    func openAccount(_ number: AccountNumber) async throws -> DemandDepositAccount {
        try await directory.openAccount(number.description)
    }

    func nicknames(of customer: CustomerID) async throws -> TypedRecord<CustomerNicknames>? {
        try await ledger.record(CustomerNicknames.key(of: customer), as: CustomerNicknames.self)
    }

    /// - Throws: `BankError` `date.future` if `date` is after the current business date.
    func requireNotFuture(_ date: BusinessDate?) async throws {
        let today = try await ledger.businessDate()
        guard let date, date > today else { return }
        throw BankError(
            .badData,
            code: "date.future",
            "the date \(date) is in the future; give a date up to the business date, \(today)"
        )
    }
}

extension MovementPreview {
    /// Returns the preview's line for the memo; empty without a memo.
    ///
    /// The preview shows the memo, because the payee can read it.
    static func memo(_ memo: String) -> [Detail] {
        memo.isEmpty ? [] : [Detail("Memo", memo)]
    }
}
