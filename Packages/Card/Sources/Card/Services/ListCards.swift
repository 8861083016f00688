import Bookkeeping
import DemandDepositInterface

/// Lists the cards of an account or of a customer.
extension CardService {
    /// Returns an account with all cards ever issued to it, oldest first.
    /// - Parameter reference: The number or nickname of the account, which may be closed.
    /// - Throws: `BankError` `account.…` if there is no such account.
    func listCards(
        of reference: String
    ) async throws -> (account: DemandDepositAccount, cards: [Card]) {
        let account = try await demandDeposit.account(reference)
        return (account, try await records.cards(of: account.id))
    }

    /// Returns the cards of a customer's accounts, without replaced and closed cards.
    func listCards(ownedBy customer: CustomerID) async throws -> [Card] {
        var cards: [Card] = []
        for account in try await demandDeposit.accounts(ownedBy: customer) {
            cards += try await records.cards(of: account.id).filter { !$0.state.isFinal }
        }
        return cards
    }
}
