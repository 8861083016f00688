import Bookkeeping
import Console

/// What is shown while a card's limits are changed.
struct ChangeLimitsState: Sendable {
    /// What is asked for next, with what is known by then.
    enum Step: Sendable, Hashable {
        /// The most of one payment.
        case perPayment
        /// The most of one day; then it is signed.
        case perDay(perPayment: Money)
    }

    /// The card as it was seen last.
    var card: Card
    var step = Step.perPayment
    var problem: Notice?

    /// As it was typed last, so that going back loses nothing; at first what the card has.
    var perPayment: String
    var perDay: String

    init(card: Card) {
        self.card = card
        perPayment = String(card.limits.perPayment.won)
        perDay = String(card.limits.perDay.won)
    }
}
