import Bookkeeping
import DemandDepositInterface
import LedgerInterface
import SigningInterface

/// The services that the use cases of check cards share.
///
/// Each use case takes the same steps. If the request was carried out before, its first receipt is
/// returned. Then the card or payment is found and the rules are applied. The customer agrees and,
/// where the authority rule requires it, signs. One transaction writes records, holds and money.
struct CardContext: Sendable {
    let ledger: any Ledger
    let demandDeposit: any DemandDepositInject
    private(set) var signing: any SigningInject
    /// The bank's authority for payments.
    let authority: BankAuthority
    /// Draws the number of a new card, again for each number that is taken.
    let drawNumber: @Sendable () -> CardNumber

    var records: CardRecords { CardRecords(ledger: ledger) }
    var payments: PaymentRecords { PaymentRecords(ledger: ledger) }

    /// Returns a copy that asks `signing` for signatures, such as a screen.
    func signed(by signing: any SigningInject) -> CardContext {
        var context = self
        context.signing = signing
        return context
    }

    /// Asks the account's owner to sign an intent that moves no money.
    func signature(for intent: Intent, of account: AccountID) async throws -> Authority {
        let owner = try await demandDeposit.account(account.rawValue).owner
        return try await signing.request(
            signing: Movement(of: intent, by: owner, from: account, to: account, amount: .zero)
        )
    }
}
