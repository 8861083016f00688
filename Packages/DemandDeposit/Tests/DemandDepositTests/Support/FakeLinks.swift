import BankConsoleTesting
import Bookkeeping
import CardInterface
import Console
import DemandDepositInterface
import DependencyContainer
import RIBs
import SafeBoxInterface
import SigningInterface
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
        registrar.register(
            managementCardInject,
            needs: managementDemandDepositInject.lazily,
            scope: .within(signedInScope)
        ) { [links] in FakeLinkedScreens(links: links, accounts: $0) }
        registrar.register(
            managementSafeBoxInject,
            needs: managementDemandDepositInject.lazily,
            scope: .within(signedInScope)
        ) { [links] in FakeLinkedScreens(links: links, accounts: $0) }
    }
}

/// The screens of cards and boxes without their features, with a link to the account.
private final class FakeLinkedScreens: ManagementCardInject, ManagementSafeBoxInject {
    private let links: FakeLinks
    private let accounts: MainLazy<any ManagementDemandDepositInject>

    init(links: FakeLinks, accounts: MainLazy<any ManagementDemandDepositInject>) {
        self.links = links
        self.accounts = accounts
    }

    func router(
        cardNumber: String,
        listener: any ManagementCardListener
    ) -> any ViewableRouting {
        let card = links.card(cardNumber)
        return FakeScreenRouter(
            Screen("Card \(card?.maskedNumber ?? "unknown")"),
            links: [link(to: card?.account.rawValue ?? "")]
        ) { [weak listener] in listener?.managementCardDidLeave() }
    }

    func router(
        accountNumber: String,
        amountToPut: String?,
        listener: any ManagementSafeBoxListener
    ) -> any ViewableRouting {
        FakeScreenRouter(
            Screen("Safe box of \(accountNumber)"),
            links: [link(to: accountNumber)]
        ) { [weak listener] in listener?.managementSafeBoxDidLeave() }
    }

    private func link(to account: String) -> FakeScreenRouter.Link {
        (
            ScreenAction("account", "The account"),
            { [accounts] in try accounts.value.router(accountNumber: account, listener: $0) }
        )
    }
}
