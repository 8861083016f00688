import Bookkeeping
import Console
import LedgerInterface

extension Notice {
    /// Returns the notice for an error; nil for a cancellation, which needs no word.
    ///
    /// - Parameter error: An error thrown by a use case.
    public static func problem(_ error: any Error) -> Notice? {
        if error is CancellationError { return nil }
        let failure = error as? Failure ?? Failure(bank: error)
        return .problem(failure?.sentence ?? "Something unexpected happened: \(error)")
    }

    /// Returns the notice for a request that was carried out.
    ///
    /// - Parameters:
    ///   - event: The event, without a full stop: `The safe box is open`.
    ///   - outcome: The outcome of the request. The notice says more only about a repeated request.
    public static func done(_ event: String, _ outcome: RequestOutcome) -> Notice {
        outcome.isRepeat ? .information("\(event): \(outcome.status).") : .done("\(event).")
    }
}

extension BankError {
    /// A RIB asked for consent while it waited for the answer to another request.
    static let isAsking = BankError(
        .refused,
        code: "screen.asking",
        "another request waits for an answer on this screen; answer that one first"
    )
}

extension MovementPreview {
    /// The facts of the movement, such as payer, payee, amount and fee, one below the other.
    public var fields: [Field] { lines.fields }
}

extension [MovementPreview.Detail] {
    /// The lines as fields of a screen.
    public var fields: [Field] { map { Field($0.name, $0.value) } }
}
