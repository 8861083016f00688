import DemandDepositInterface
import LedgerInterface
import SigningInterface

/// What the bank does with check cards: issue, list, find, reveal.
package struct CardService: Sendable {
    let ledger: any Ledger
    let demandDeposit: any DemandDepositInject
    let signing: any SigningInject
    let drawNumber: @Sendable () -> CardNumber
    let records: CardRecords

    /// - Parameter drawNumber: Draws the number of a new card; one that a card has already is drawn
    ///   again. From the system's random generator, unless a test wants to know what comes.
    package init(
        ledger: any Ledger,
        demandDeposit: any DemandDepositInject,
        signing: any SigningInject,
        drawNumber: @escaping @Sendable () -> CardNumber
    ) {
        self.ledger = ledger
        self.demandDeposit = demandDeposit
        self.signing = signing
        self.drawNumber = drawNumber
        records = CardRecords(ledger: ledger)
    }
}
