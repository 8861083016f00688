import Bookkeeping
import DemandDepositInterface
import LedgerInterface
import SigningInterface

/// The use cases of check cards, and the services that they share.
///
/// Each use case proposes one transaction, which writes records, holds and money. ``CardDrafts``
/// makes it, and the customer agrees and signs where the authority rule requires it.
struct CardService: SignatureRequesting, Sendable {
    let ledger: any Ledger
    let demandDeposit: any DemandDepositInject
    var signing: any SigningInject
    /// The bank's authority for payments.
    let authority: BankAuthority
    /// Draws the number of a new card, again for each number that is taken.
    let drawNumber: @Sendable () -> CardNumber

    var records: CardRecords { CardRecords(ledger: ledger) }
    var payments: PaymentRecords { PaymentRecords(ledger: ledger) }

    /// Returns the name of a card or payment in which a nickname in place of the account's number is
    /// replaced by the number.
    /// - Throws: `BankError` `account.…` if there is no such account.
    func recordName(_ text: String) async throws -> String {
        let parts = text.split(separator: "/", maxSplits: 1)
        guard parts.count == 2, !AccountReference.looksLikeNumber(String(parts[0])) else {
            return text
        }
        return "\(try await demandDeposit.account(String(parts[0])).number)/\(parts[1])"
    }

    /// Returns the owner of an account as the signer of a request that moves no money.
    func signer(about account: AccountID) async throws -> Proposal.Signer {
        Proposal.Signer(try await demandDeposit.account(account.rawValue).owner, about: account)
    }
}
