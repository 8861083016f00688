import Bookkeeping
import LedgerInterface

/// What became of a request about a payment.
package struct CardPaymentChange: Sendable, Hashable {
    /// The payment as it is now; after a dry run, as it would be.
    package let payment: CardPayment
    /// What the request authorised, settled, gave back or cancelled.
    package let amount: Money
    package let outcome: RequestOutcome
}
