import Bookkeeping
import Card
import CardDemo
import DemandDepositInterface
import LedgerInterface

/// What tests do with the bank, short.
extension DemoBank {
    var service: CardService { service() }

    /// The service when these numbers are drawn, one after the other, and then random ones; on a
    /// ledger before the bank's, where one is given.
    func service(
        drawing numbers: [CardNumber] = [],
        ledger: (any Ledger)? = nil
    ) -> CardService {
        let draws = Draws(numbers)
        return CardService(
            ledger: ledger ?? self.ledger,
            demandDeposit: demandDeposit,
            signing: signing,
            authority: authority,
            drawNumber: { draws.next() }
        )
    }

    /// Issues a card: to ``account`` unless another is named.
    @discardableResult
    func issue(
        to account: AccountNumber? = nil,
        by service: CardService? = nil
    ) async throws -> Card {
        let issue = try await (service ?? self.service)
            .issue(to: (account ?? self.account).description, options: .agreed())
        guard let card = issue.card else { throw NoCard() }
        return card
    }

    /// Opens an account of another customer.
    func openOtherAccount() async throws -> AccountNumber {
        try await demandDeposit.open(
            serial: 2,
            owner: CustomerID("C000002"),
            balance: .zero,
            authority: issuer.authority("CardTests", for: .deposit)
        )
    }

    /// Closes ``account`` as DemandDeposit would.
    func closeAccount() async throws {
        _ = try await ledger.post(
            TransactionDraft(
                Intent(id: .random(), purpose: .accountClosing, content: [:]),
                authority: .bank(issuer.authority("CardTests", for: .accountClosing)),
                closings: [account.accountID]
            )
        )
    }

    /// How many entries the book has, which is sound.
    func entryCount() async throws -> Int64 {
        let report = try await ledger.audit()
        guard report.passed else { throw BrokenBook(report: report) }
        return report.entries
    }
}

private struct NoCard: Error {}

private struct BrokenBook: Error {
    let report: AuditReport
}

extension RequestOptions {
    /// The options of somebody who agrees to everything.
    static func agreed(as id: IdempotencyID = .random(), isDryRun: Bool = false) -> RequestOptions {
        RequestOptions(id: id, isDryRun: isDryRun) { _ in }
    }
}
