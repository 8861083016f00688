import Bookkeeping
import CardInterface
import DemandDepositInterface
import SafeBoxInterface
import SigningInterface

/// An account, its owner, its interest, and the products that are linked to it.
struct AccountDetails: Sendable, Hashable {
    struct Interest: Sendable, Hashable {
        let rate: InterestRate
        /// The earned and unpaid interest, before tax.
        let payable: Money
        /// The next date on which interest is paid.
        let payday: BusinessDate
    }

    let account: DemandDepositAccount
    let owner: CustomerProfile
    /// The interest; nil for a closed account.
    let interest: Interest?
    let safeBox: SafeBoxSummary?
    let cards: [CardSummary]
}

/// Reads the details of an account, open or closed.
struct ShowAccount: Sendable {
    let service: DemandDepositService

    /// - Throws: `BankError` `account.unknown`.
    func callAsFunction(_ reference: AccountReference) async throws -> AccountDetails {
        let account = try await service.directory.account(reference)
        let owner = try await service.customers.customer(account.owner)
        guard let held = try await service.directory.record(of: account.number) else {
            return AccountDetails(
                account: account,
                owner: owner,
                interest: nil,
                safeBox: nil,
                cards: []
            )
        }
        let today = try await service.ledger.businessDate()
        return AccountDetails(
            account: account,
            owner: owner,
            interest: AccountDetails.Interest(
                rate: service.interest.rate(on: today),
                payable: try await service.interest.accrued(by: held.value).interest.payable,
                payday: AccountRecord.payday(after: today)
            ),
            safeBox: try await service.safeBoxes.value.safeBox(linkedTo: account.id),
            cards: try await service.cards.value.cards(linkedTo: account.id)
        )
    }
}
