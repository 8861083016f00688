import Bookkeeping
import LedgerInterface
import RIBs

/// The router of a RIB with confirmations, as its interactor sees it.
@MainActor
public protocol ConfirmingRouting: Routing {
    /// Attaches Confirm and shows it.
    ///
    /// - Parameters:
    ///   - preview: The movement to confirm.
    ///   - listener: The receiver of the answer; held weakly.
    /// - Throws: `BankError` `screen.asking` when Confirm is attached already.
    func attachConfirm(
        _ preview: MovementPreview,
        listener: any ConfirmListener
    ) throws(BankError)

    /// Detaches Confirm, if it is attached.
    func detachConfirm()
}
