import Bookkeeping
import CardInterface
import SafeBoxInterface
import Synchronization

/// A safe box or cards that are said to be linked to an account, and whether anybody asked.
package final class FakeLinks: SafeBoxInject, CardInject {
    private let state = Mutex(State())

    private struct State {
        var box: SafeBoxSummary?
        var cards: [CardSummary] = []
        var questions = 0
    }

    package init() {}

    /// How often something was asked for.
    package var questions: Int { state.withLock { $0.questions } }

    /// Says which box there is; nil for none.
    package func link(_ box: SafeBoxSummary?) {
        state.withLock { $0.box = box }
    }

    /// Says that there is another card.
    package func link(_ card: CardSummary) {
        state.withLock { $0.cards.append(card) }
    }

    /// The card of that whole number.
    package func card(_ number: String) -> CardSummary? {
        state.withLock { $0.cards.first { $0.cardNumber == number } }
    }

    package func safeBox(linkedTo account: AccountID) async throws -> SafeBoxSummary? {
        state.withLock { state in
            state.questions += 1
            return state.box?.account == account ? state.box : nil
        }
    }

    package func cards(linkedTo account: AccountID) async throws -> [CardSummary] {
        state.withLock { state in
            state.questions += 1
            return state.cards.filter { $0.account == account }
        }
    }
}
