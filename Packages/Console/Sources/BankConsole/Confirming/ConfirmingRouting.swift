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
    func attachConfirm(_ preview: MovementPreview, listener: any ConfirmListener)

    /// Takes Confirm away; does nothing when it is not there.
    func detachConfirm()
}
