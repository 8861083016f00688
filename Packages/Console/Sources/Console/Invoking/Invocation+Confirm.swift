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
                tell(shown(confirmation))
            }
            return
        }
        guard !globals.noInput, io.isTerminal(.input) else {
            let reason =
                globals.noInput ? "'--no-input' forbids to ask" : "there is no terminal to ask at"
            throw .usage(
                "confirmation.missing",
                "\(confirmation.title) needs a confirmation, and \(reason): "
                    + "'--yes' confirms, '--dry-run' only tries."
            )
        }
        let question = shown(confirmation) + "Go ahead? [y/N] "
        let answer = try await io.ask(question, echo: true) ?? []
        guard Self.isYes(String(decoding: answer, as: UTF8.self)) else {
            throw Failure(
                status: .refused,
                code: "confirmation.declined",
                message: "\(confirmation.title) was not confirmed: nothing was done."
            )
        }
    }

    /// Says how far long work has come, on one line that the next call overwrites. Does nothing
    /// unless standard error is a terminal that can go back in a line.
    ///
    /// - Parameter text: such as `Day 12 of 30`; an empty text takes the line away.
    public func progress(_ text: String) {
        guard io.isTerminal(.error), !Painter.isDumb(io) else { return }
        let width = (io.width(of: .error) ?? 80) - 1
        let line = DisplayWidth.truncate(TerminalSafe.line(text), to: width)
        tell("\r\u{1B}[K" + line)
    }

    private func shown(_ confirmation: Confirmation) -> String {
        let renderer = BlockRenderer(
            painter: Painter(choice: globals.color, channel: .error, io: io),
            width: io.isTerminal(.error) ? io.width(of: .error) : nil
        )
        return renderer.text([.heading(confirmation.title), .fields(confirmation.fields)])
    }

    /// A message that gets lost when standard error is gone: no reason to stop the work.
    private func tell(_ text: String) {
        try? io.write(text, to: .error)
    }

    private static func isYes(_ answer: String) -> Bool {
        let words = answer.lowercased().split(separator: " ")
        return words.count == 1 && ["y", "yes", "예", "네", "ㅇ"].contains(words[0])
    }
}
