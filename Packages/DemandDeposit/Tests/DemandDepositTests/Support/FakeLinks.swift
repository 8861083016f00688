import BankConsoleTesting
import Synchronization

/// A safe box and cards without their features, which counts the questions about them.
final class FakeLinks: SafeBoxInject, CardInject {
    private struct State {
        var box: SafeBoxSummary?
        var cards: [CardSummary] = []
        var questions = 0
    }

    private let state = Mutex(State())

    /// The number of times that a linked product was read.
    var questions: Int { state.withLock { $0.questions } }

    /// Links a safe box, in place of the one before.
    func linkBox(
        holding won: Int64,
        payableInterest: Int64 = 0,
        to account: AccountNumber
    ) {
        let box = SafeBoxSummary(
            account: account.accountID,
            balance: Money(won: won),
            limit: Money(won: 10_000_000),
            payableInterest: Money(won: payableInterest)
        )
        state.withLock { $0.box = box }
    }

    /// Links another card.
    /// - Parameter end: The last four digits of its number.
    func linkCard(_ end: String, to account: AccountNumber) {
        let card = CardSummary(
            name: "\(account)/card1",
            maskedNumber: "5365-10**-****-\(end)",
            cardNumber: "536510000000\(end)",
            account: account.accountID
        )
        state.withLock { $0.cards.append(card) }
    }

    func card(_ number: String) -> CardSummary? {
        state.withLock { $0.cards.first { $0.cardNumber == number } }
    }

    func safeBox(linkedTo account: AccountID) async throws -> SafeBoxSummary? {
        state.withLock { state in
            state.questions += 1
            return state.box?.account == account ? state.box : nil
        }
    }

    func cards(linkedTo account: AccountID) async throws -> [CardSummary] {
        state.withLock { state in
            state.questions += 1
            return state.cards.filter { $0.account == account }
        }
    }
}

struct FakeLinksModule: Module {
    let links: FakeLinks

    func register(in registrar: inout Registrar) {
        registrar.register(safeBoxInject) { [links] in links }
        registrar.register(cardInject) { [links] in links }
        registrar.register(managementCardInject, scope: .within(signedInScope)) { [links] in
            FakeLinkedScreens(links: links)
        }
        registrar.register(managementSafeBoxInject, scope: .within(signedInScope)) { [links] in
            FakeLinkedScreens(links: links)
        }
    }
}

/// The screens of cards and boxes without their features.
private final class FakeLinkedScreens: ManagementCardInject, ManagementSafeBoxInject {
    private let links: FakeLinks

    init(links: FakeLinks) {
        self.links = links
    }

    func router(
        cardNumber: String,
        listener: any ManagementCardListener
    ) -> any ViewableRouting {
        let number = links.card(cardNumber)?.maskedNumber ?? "unknown"
        return FakeScreenRouter(Screen("Card \(number)")) { [weak listener] in
            listener?.managementCardDidLeave()
        }
    }

    func router(
        accountNumber: String,
        amountToPut: String?,
        listener: any ManagementSafeBoxListener
    ) -> any ViewableRouting {
        FakeScreenRouter(Screen("Safe box of \(accountNumber)")) { [weak listener] in
            listener?.managementSafeBoxDidLeave()
        }
    }
}
