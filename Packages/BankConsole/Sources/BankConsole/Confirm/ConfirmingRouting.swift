import Bookkeeping
import LedgerInterface
import RIBs

/// The router of a RIB that has the person confirm what nobody signs, as its interactor sees it.
@MainActor
public protocol ConfirmingRouting: Routing {
    /// Attaches Confirm and shows it.
    ///
    /// - Parameters:
    ///   - preview: What is about to happen.
    ///   - listener: Learns the answer; held weakly.
    /// - Throws: `BankError` `screen.asking` when Confirm is attached already: a second listener would wait
    ///   for an answer that nobody gives.
    func attachConfirm(
        _ preview: MovementPreview,
        listener: any ConfirmListener
    ) throws(BankError)

    /// Takes Confirm away; does nothing when it is not there.
    func detachConfirm()
}
