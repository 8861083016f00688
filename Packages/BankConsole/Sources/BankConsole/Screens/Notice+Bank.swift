public import Bookkeeping
public import Console
public import LedgerInterface

extension Notice {
    /// Returns the notice for an error; nil for a cancellation, which the screen does not report.
    ///
    /// - Parameter error: An error thrown by a use case.
    public static func problem(_ error: any Error) -> Notice? {
        if error is CancellationError { return nil }
        let failure = error as? Failure ?? Failure(bank: error)
        let sentence = failure?.sentence ?? "An unexpected error occurred: \(error)"
        return .problem(withoutCommand(sentence))
    }

    /// Returns a sentence without the advice to run a command, because a screen offers actions.
    private static func withoutCommand(_ sentence: String) -> String {
        guard let command = sentence.firstRange(of: "'bank ") else { return sentence }
        let text = sentence[..<command.lowerBound]
        // Advice that ends with a colon has its command behind it, and makes sense without it.
        if text.hasSuffix(": ") { return text.dropLast(2) + "." }
        return text.lastIndex(of: ";").map { text[..<$0] + "." } ?? sentence
    }

    /// Returns the notice for a request that was carried out.
    ///
    /// - Parameters:
    ///   - event: The event, without a period: `The safe box is open`.
    ///   - outcome: The outcome of the request. The notice adds the outcome's status only if the
    ///     request was repeated.
    public static func done(_ event: String, _ outcome: RequestOutcome) -> Notice {
        outcome.isRepeat ? .information("\(event): \(outcome.status).") : .done("\(event).")
    }
}

extension BankError {
    /// The error thrown if a RIB asks for consent while another request still waits for an answer.
    public static let isAsking = BankError(
        .refused,
        code: "screen.asking",
        "another request on this screen still waits for an answer; answer that request first"
    )
}

extension [MovementPreview.Detail] {
    /// The amount as the headline of a screen; nil if no money moves.
    public var headline: Headline? {
        first(where: \.isAmount).map { Headline($0.name, $0.value, role: .warning) }
    }

    /// The lines other than the amount, such as payer, payee and fee, as fields of a screen.
    public var fields: [Field] { filter { !$0.isAmount }.map { Field($0.name, $0.value) } }
}

extension MovementPreview.Detail {
    fileprivate var isAmount: Bool { name == "Amount" }
}
