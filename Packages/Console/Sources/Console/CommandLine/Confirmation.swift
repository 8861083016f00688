/// A description of an irreversible action, shown to the user before it is carried out.
public struct Confirmation: Sendable, Equatable {
    /// The name of the action, such as `Transfer`.
    public let title: String

    /// The details, such as payee, amount and fee.
    public let fields: [Field]

    /// Creates a confirmation.
    ///
    /// - Parameters:
    ///   - title: The name of the action.
    ///   - fields: The names and values of the details, in display order.
    public init(title: String, fields: [(String, String)]) {
        self.title = title
        self.fields = fields.map { Field($0.0, $0.1) }
    }
}

extension Invocation {
    /// Shows an action to the user and asks whether to carry it out.
    ///
    /// `--yes` answers the question. `--dry-run` skips the question, because nothing changes.
    ///
    /// - Parameter confirmation: The action to confirm.
    /// - Throws: A `Failure` with exit code `refused` if the user declines, `usage` if there is no
    ///   user to ask, or `interrupted` after Ctrl-C.
    public func confirm(_ confirmation: Confirmation) async throws(Failure) {
        if globals.yes || globals.dryRun {
            // In a pipe, standard error is reserved for errors.
            if io.isTerminal(.error) {
                io.writeMessage(shown(confirmation))
            }
            return
        }
        if let reason = globals.reasonNotToAsk(io: io) {
            throw .usage(
                "confirmation.missing",
                "\(confirmation.title) must be confirmed, but \(reason); "
                    + "add '--yes' to confirm it or '--dry-run' to try it."
            )
        }
        let question = shown(confirmation) + "Go ahead? [y/N] "
        let answer = try await io.ask(question, echo: true) ?? []
        guard Self.isYes(String(decoding: answer, as: UTF8.self)) else {
            throw Failure(
                exitCode: .refused,
                code: "confirmation.declined",
                message: "\(confirmation.title) was not confirmed: nothing was done."
            )
        }
    }

    private func shown(_ confirmation: Confirmation) -> String {
        let renderer = BlockRenderer(
            colors: ColorSupport(globals, stream: .error, io: io),
            width: io.isTerminal(.error) ? io.width(of: .error) : nil
        )
        return renderer.text([.heading(confirmation.title), .fields(confirmation.fields)])
    }

    private static func isYes(_ answer: String) -> Bool {
        let words = answer.lowercased().split(separator: " ")
        return words.count == 1 && ["y", "yes", "예", "네", "ㅇ"].contains(words[0])
    }
}
