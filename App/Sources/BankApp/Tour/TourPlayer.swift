import Bookkeeping
import Console

/// Runs the commands of the tour, each as a whole run of the program, with somebody at the keyboard.
struct TourPlayer: Sendable {
    let book: String

    /// A step that was played, and what was seen of it.
    struct Played: Sendable {
        let step: TourStep
        /// The questions that were answered without showing what was typed.
        let prompts: [String]
        let output: String
        let error: String

        /// What stood on the terminal.
        var transcript: String {
            let asked = prompts.map { "\($0)••••••\n" }.joined()
            let status = step.status == .success ? "" : "(exit \(step.status.rawValue))\n"
            return "$ \(step.typed)\n" + asked + output + error + status
        }
    }

    /// - Throws: `BankError` `tour.step` when the command ends otherwise than the story tells.
    func play(_ step: TourStep) async throws -> Played {
        let io = ScriptedIO(
            input: step.secrets.map { $0 + "\n" }.joined(),
            terminals: [.input],
            environment: ["BANK_BOOK": book]
        )
        let status = await BankProgram.run(step.arguments, io: io)
        let played = Played(
            step: step,
            prompts: io.prompts,
            output: io.output,
            error: io.errorOutput
        )
        guard status == step.status else {
            throw BankError(
                .internalError,
                code: "tour.step",
                "the tour expected `\(step.typed)` to end with \(step.status.rawValue), and it ended "
                    + "with \(status.rawValue): \(io.errorOutput)"
            )
        }
        return played
    }
}
