import Bookkeeping

/// Which limits of a card are to be others; what is nil stays.
package struct CardLimitsRequest: Sendable, Hashable {
    package let perPayment: Money?
    package let perDay: Money?

    package init(perPayment: Money?, perDay: Money?) {
        self.perPayment = perPayment
        self.perDay = perDay
    }
}
