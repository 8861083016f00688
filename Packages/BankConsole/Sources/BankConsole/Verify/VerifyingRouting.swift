import RIBs
import SigningInterface

/// The router of a RIB that lets the customer sign, as its interactor sees it.
@MainActor
public protocol VerifyingRouting: Routing {
    /// Attaches Verify and shows it.
    ///
    /// - Parameters:
    ///   - request: What is to be signed.
    ///   - listener: Learns how it ended; held weakly.
    /// - Throws: `ResolutionError` when the module has not asked for `verifyBuilder`; `BankError`
    ///   `screen.asking` when Verify is attached already: a second listener would wait for a signature
    ///   that nobody gives.
    func attachVerify(for request: DIVerifyRequest, listener: any DIVerifyListener) throws

    /// Takes Verify away; does nothing when it is not there.
    func detachVerify()
}
