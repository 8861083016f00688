import Console
import LedgerInterface

extension Notice {
    /// What the person is told of a request that was carried out.
    ///
    /// - Parameters:
    ///   - what: What happened, without a full stop: `The safe box is open`.
    ///   - outcome: What became of the request; more is said only when it was done before.
    public static func done(_ what: String, _ outcome: RequestOutcome) -> Notice {
        outcome.isRepeat ? .information("\(what): \(outcome.status).") : .done("\(what).")
    }
}
