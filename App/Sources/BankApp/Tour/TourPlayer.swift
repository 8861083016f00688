import Bookkeeping
import Console

/// Runs each command of the tour as a whole run of the program, with passwords typed at a terminal.
struct TourPlayer: Sendable {
    /// The variables that name the book, and the folder in which the bank makes that of its keys.
    let environment: [String: String]

    /// The output of a step.
    struct Played: Sendable {
        let step: TourStep
        /// The questions that were answered with a hidden password.
        let prompts: [String]
        let output: String
        let error: String

        /// The text on the terminal.
        var transcript: String {
            let asked = prompts.map { "\($0)••••••\n" }.joined()
            let status = step.status == .success ? "" : "(exit \(step.status.rawValue))\n"
            return "$ \(step.typed)\n" + asked + output + error + status
        }
    }

    /// - Throws: `BankError` `tour.step` for an unexpected exit code.
    func play(_ step: TourStep) async throws -> Played {
        let io = InMemoryIO(
            input: step.secrets.map { $0 + "\n" }.joined(),
            terminals: [.input],
            environment: environment
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
                "the tour expected '\(step.typed)' to end with \(step.status.rawValue), and it "
                    + "ended with \(status.rawValue): \(io.errorOutput)"
            )
        }
        return played
    }
}
