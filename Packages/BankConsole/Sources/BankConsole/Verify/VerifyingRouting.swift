import Bookkeeping
import RIBs
import SigningInterface

/// The router of a RIB in which the customer signs, as its interactor sees it.
@MainActor
public protocol VerifyingRouting: Routing {
    /// Attaches Verify and shows it.
    ///
    /// - Parameters:
    ///   - movement: The movement to sign.
    ///   - listener: The receiver of the result; held weakly.
    /// - Throws: `ResolutionError` if the module does not need `verifyBuilder`; `BankError`
    ///   `screen.asking` if Verify is attached already.
    func attachVerify(for movement: Movement, listener: any DIVerifyListener) throws

    /// Detaches Verify, if it is attached.
    func detachVerify()
}
