import Bookkeeping
import DemandDepositInterface
import LedgerInterface
import SigningInterface

/// The use cases of check cards, and the services that they share.
///
/// Each use case proposes one transaction from ``CardDrafts``. The transaction changes records,
/// holds and money. The customer confirms the transaction, and signs it if the authority rule
/// requires a signature.
struct CardService: SignatureRequesting, Sendable {
    let ledger: any Ledger
    let demandDeposit: any DemandDepositInject
    var signing: any SigningInject
    /// The authority with which the bank authorizes payments.
    let authority: BankAuthority
    /// Draws a number for a new card; called again if the number is taken.
    let drawNumber: @Sendable () -> CardNumber

    var records: CardRecords { CardRecords(ledger: ledger) }
    var payments: PaymentRecords { PaymentRecords(ledger: ledger) }

    /// Returns the record name of a card or payment, with the account's number instead of a
    /// nickname.
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
