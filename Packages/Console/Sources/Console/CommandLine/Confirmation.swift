/// What a person is shown before something happens that cannot be taken back.
public struct Confirmation: Sendable, Equatable {
    /// What is about to happen, such as `Transfer`.
    public let title: String

    /// What it is about: payee, amount in full, fee.
    public let fields: [Field]

    /// Makes a confirmation.
    ///
    /// - Parameters:
    ///   - title: what is about to happen.
    ///   - fields: names and values, in the order in which they are shown.
    public init(title: String, fields: [(String, String)]) {
        self.title = title
        self.fields = fields.map { Field($0.0, $0.1) }
    }
}

extension Invocation {
    /// Shows what is about to happen, and asks whether it shall.
    ///
    /// `--yes` answers the question; with `--dry-run` nothing is asked, because nothing will
    /// change.
    ///
    /// - Parameter confirmation: what is about to happen.
    /// - Throws: a `Failure` of status `refused` when the person does not say yes, of status
    ///   `usage` when nobody can be asked, `interrupted` after Ctrl-C.
    public func confirm(_ confirmation: Confirmation) async throws(Failure) {
        if globals.yes || globals.dryRun {
            // Not into a pipe: there, standard error is for what went wrong.
            if io.isTerminal(.error) {
                writeMessage(shown(confirmation))
            }
            return
        }
        guard !globals.noInput, io.isTerminal(.input) else {
            let reason =
                globals.noInput ? "'--no-input' forbids asking" : "there is no terminal to ask at"
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
            colors: ColorSupport(choice: globals.color, stream: .error, io: io),
            width: io.isTerminal(.error) ? io.width(of: .error) : nil
        )
        return renderer.text([.heading(confirmation.title), .fields(confirmation.fields)])
    }

    /// A message that gets lost when standard error is gone: no reason to stop the work.
    private func writeMessage(_ text: String) {
        try? io.write(text, to: .error)
    }

    private static func isYes(_ answer: String) -> Bool {
        let words = answer.lowercased().split(separator: " ")
        return words.count == 1 && ["y", "yes", "예", "네", "ㅇ"].contains(words[0])
    }
}
