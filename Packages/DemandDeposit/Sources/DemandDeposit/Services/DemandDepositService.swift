import Bookkeeping
import CardInterface
import DemandDepositInterface
import DependencyContainer
import LedgerInterface
import SafeBoxInterface
import SigningInterface

/// What a customer can do with demand deposit accounts.
///
/// Each operation checks in the same order: whether the request was carried out before, that what it
/// names exists, the rules; then the person agrees, and signs where their money moves. Who makes the
/// signature it does not know.
struct DemandDepositService: Sendable {
    let ledger: any Ledger
    private(set) var signing: any SigningInject
    let customers: any CustomerInject
    /// Boxes and cards know their account, and an account shows its box and cards: a cycle, meant, and
    /// so resolved only when something linked is asked for.
    let safeBoxes: Lazy<any SafeBoxInject>
    let cards: Lazy<any CardInject>
    let authority: BankAuthority
    let interest: InterestBooking<AccountRecord>

    /// The same service, with somebody else who signs: a screen instead of the command line.
    func signed(by signing: any SigningInject) -> DemandDepositService {
        var service = self
        service.signing = signing
        return service
    }

    var directory: AccountDirectory { AccountDirectory(ledger: ledger) }

    /// The account that somebody named, when it is open.
    /// - Throws: `BankError` `account.unknown`, `account.closed`.
    func openAccount(_ reference: AccountReference) async throws -> DemandDepositAccount {
        let account = try await directory.account(reference)
        try account.requireOpen()
        return account
    }
}
