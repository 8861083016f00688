import Bookkeeping
import Console

/// What is shown while a card pays.
struct PayByCardState: Sendable {
    /// What is asked for next, with what is known by then.
    enum Step: Sendable, Hashable {
        /// Domestic or overseas.
        case place
        /// How much.
        case amount(PaymentPlace)
        /// Who is paid; then the person confirms.
        case merchant(PaymentPlace, Money)
    }

    /// The card as it was seen last.
    var card: Card
    var step = Step.place
    var problem: Notice?

    /// As it was typed last, so that going back loses nothing.
    var amount = ""
    var merchant = ""
}
