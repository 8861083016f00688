import Bookkeeping

/// A payment of which something is held, as the book keeps it beside the payment itself: what
/// closes days looks through these alone, and not through all payments that there ever were.
struct OpenPayment: Sendable, Hashable, Codable {
    let expires: BusinessDate

    static let collection = "card-hold"
}
