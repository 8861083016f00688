import Bookkeeping
import DemandDepositInterface
import LedgerInterface
import SigningInterface

/// What the bank does with check cards: issue, list, find and reveal them, change them, pay with
/// them.
///
/// Each operation goes the same way: whether the request was carried out before, that what it names
/// exists, the rules; then the person agrees, and signs where bank's rules want it; then one atomic
/// write of records, holds and money. Who makes the signature it does not know.
package struct CardService: Sendable {
    let ledger: any Ledger
    let demandDeposit: any DemandDepositInject
    private(set) var signing: any SigningInject
    let authority: BankAuthority
    let drawNumber: @Sendable () -> CardNumber
    let records: CardRecords
    let payments: PaymentRecords

    /// - Parameters:
    ///   - authority: The bank's, for what becomes of payments.
    ///   - drawNumber: Draws the number of a new card; one that a card has already is drawn again.
    ///     From the system's random generator, unless a test wants to know what comes.
    package init(
        ledger: any Ledger,
        demandDeposit: any DemandDepositInject,
        signing: any SigningInject,
        authority: BankAuthority,
        drawNumber: @escaping @Sendable () -> CardNumber
    ) {
        self.ledger = ledger
        self.demandDeposit = demandDeposit
        self.signing = signing
        self.authority = authority
        self.drawNumber = drawNumber
        records = CardRecords(ledger: ledger)
        payments = PaymentRecords(ledger: ledger)
    }

    /// The same service, with somebody else who signs: a screen instead of the command line.
    package func signed(by signing: any SigningInject) -> CardService {
        var service = self
        service.signing = signing
        return service
    }
}
