import Bookkeeping
import DemandDepositInterface
import LedgerInterface
import SigningInterface

/// The use cases of check cards, and the services that they share.
///
/// Each use case takes the same steps. If the request was carried out before, its first receipt is
/// returned. Then the card or payment is found and the rules are applied. The customer agrees and,
/// where the authority rule requires it, signs. One transaction writes records, holds and money.
struct CardService: SignatureRequesting, Sendable {
    let ledger: any Ledger
    let demandDeposit: any DemandDepositInject
    var signing: any SigningInject
    /// The bank's authority for payments.
    let authority: BankAuthority
    /// Draws the number of a new card, again for each number that is taken.
    let drawNumber: @Sendable () -> CardNumber

    var issue: IssueCard { IssueCard(service: self) }
    var listCards: ListCards { ListCards(service: self) }
    var findCard: FindCard { FindCard(service: self) }
    var showCard: ShowCard { ShowCard(service: self) }
    var reveal: RevealCard { RevealCard(service: self) }
    var changeLocks: ChangeLocks { ChangeLocks(service: self) }
    var changeLimits: ChangeLimits { ChangeLimits(service: self) }
    var reportLoss: ReportLoss { ReportLoss(service: self) }
    var reissue: ReissueCard { ReissueCard(service: self) }
    var close: CloseCard { CloseCard(service: self) }

    var pay: PayByCard { PayByCard(service: self) }
    var listPayments: ListPayments { ListPayments(service: self) }
    var findPayment: FindPayment { FindPayment(service: self) }
    var settle: SettlePayment { SettlePayment(service: self) }
    var void: VoidPayment { VoidPayment(service: self) }
    var cancel: CancelPayment { CancelPayment(service: self) }

    var changeCard: ChangeCard { ChangeCard(service: self) }
    var changePayment: ChangePayment { ChangePayment(service: self) }

    var records: CardRecords { CardRecords(ledger: ledger) }
    var payments: PaymentRecords { PaymentRecords(ledger: ledger) }

    /// Asks the account's owner to sign an intent that moves no money.
    func signature(for intent: Intent, of account: AccountID) async throws -> Authority {
        let owner = try await demandDeposit.account(account.rawValue).owner
        return try await signing.request(
            signing: Movement(of: intent, by: owner, from: account, to: account, amount: .zero)
        )
    }
}
