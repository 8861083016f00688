import CardInterface
import LedgerInterface
import SafeBoxInterface
import Synchronization

/// A safe box or cards that are said to be linked to an account, and whether anybody asked.
final class FakeLinks: SafeBoxInject, CardInject {
    private let state = Mutex(State())

    private struct State {
        var box: SafeBoxSummary?
        var cards: [CardSummary] = []
        var questions = 0
    }

    /// How often something was asked for.
    var questions: Int { state.withLock { $0.questions } }

    func link(_ box: SafeBoxSummary?) {
        state.withLock { $0.box = box }
    }

    func link(_ card: CardSummary) {
        state.withLock { $0.cards.append(card) }
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
