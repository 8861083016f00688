import Bookkeeping
import CardInterface
import DemandDepositInterface
import DependencyContainer
import LedgerInterface
import SafeBoxInterface
import SigningInterface

/// An account, its owner, its interest, and the products that are linked to it.
struct AccountDetails: Sendable, Hashable {
    struct Interest: Sendable, Hashable {
        let rate: InterestRate
        /// The interest that is earned but not paid yet, in whole won before tax.
        let payable: Money
        /// The next date on which interest is paid; nil at the end of the calendar.
        let payday: BusinessDate?

        /// The time of the next payment in words that complete the sentence "Interest is paid …".
        var paydayText: String { payday.map { "on \($0)" } ?? "when the account is closed" }
    }

    let account: DemandDepositAccount
    let owner: CustomerProfile
    /// The interest; nil for a closed account.
    let interest: Interest?
    let safeBox: SafeBoxSummary?
    let cards: [CardSummary]
}

extension DemandDepositService {
    /// Reads the details of an account, open or closed.
    ///
    /// - Throws: `BankError` `account.unknown`.
    func show(_ reference: AccountReference) async throws -> AccountDetails {
        let account = try await directory.account(reference)
        let owner = try await customers.customer(account.owner)
        guard let held = try await directory.record(of: account.number) else {
            return AccountDetails(
                account: account,
                owner: owner,
                interest: nil,
                safeBox: nil,
                cards: []
            )
        }
        let today = try await ledger.businessDate()
        return AccountDetails(
            account: account,
            owner: owner,
            interest: AccountDetails.Interest(
                rate: interest.rate(on: today),
                payable: try await interest.accrued(by: held.value).interest.payable,
                payday: AccountRecord.payday(after: today)
            ),
            safeBox: try await safeBoxes.value.safeBox(linkedTo: account.id),
            cards: try await cards.value.cards(linkedTo: account.id)
        )
    }
}
