import Bookkeeping
import Console

/// Runs each command of the tour as the program `bank`, with passwords typed at a fake terminal.
struct TourPlayer: Sendable {
    /// The environment variables that name the tour's book and the parent folder of its keys.
    let environment: [String: String]
    /// The width of the output in columns; nil for no limit.
    var columns: Int?

    /// The output of a step.
    struct Played: Sendable {
        let step: TourStep
        /// The questions that were answered with a hidden password.
        let prompts: [String]
        let output: String
        let error: String
        /// A pair for each module whose services the command's module used.
        let pairs: [ModulePair]
        /// The packages whose entries the command's module hears.
        let heard: [String]

        /// The command, its questions and its output, as a terminal shows them.
        var transcript: String {
            let asked = prompts.map { "\($0)••••••\n" }.joined()
            let status = step.status == .success ? "" : "(exit \(step.status.rawValue))\n"
            let text = "$ \(step.typed)\n" + asked + output + error + status
            return text.hasSuffix("\n") ? String(text.dropLast()) : text
        }

        /// A sentence that names the modules and services that the command's module used; nil if it
        /// used no other module.
        var crossed: String? {
            guard let user = pairs.first?.user else { return nil }
            let taken = pairs.map { "\($0.provider) by \($0.ids.joined(separator: " and "))" }
            return "Without an import: \(user) → \(taken.joined(separator: ", "))"
        }

        /// A line that names the packages whose entries the command's module hears; nil without
        /// any.
        var listening: String? {
            guard let user = pairs.first?.user, !heard.isEmpty else { return nil }
            return "Without a call: \(heard.joined(separator: ", ")) ⇢ \(user), by the log"
        }
    }

    /// - Throws: `BankError` `tour.step` if the command ends with an unexpected exit code.
    func play(_ step: TourStep) async throws -> Played {
        if let recording = step.recording {
            return Played(
                step: step,
                prompts: [],
                output: recording,
                error: "",
                pairs: [],
                heard: []
            )
        }
        let io = InMemoryIO(
            input: step.secrets.map { $0 + "\n" }.joined(),
            terminals: columns == nil ? [.input] : [.input, .output],
            width: columns,
            environment: environment.merging(["LANG": "C.UTF-8"]) { $1 }
        )
        let crossings = CommandCrossings()
        let status = await BankProgram.run(step.arguments, io: io, derive: crossings.observe)
        guard status == step.status else {
            throw BankError(
                .internalError,
                code: "tour.step",
                "the tour expected '\(step.typed)' to end with \(step.status.rawValue), and it "
                    + "ended with \(status.rawValue): \(io.errorOutput)"
            )
        }
        let pairs = try crossings.pairs(of: step.arguments)
        return Played(
            step: step,
            prompts: io.prompts,
            output: io.output,
            error: io.errorOutput,
            pairs: pairs,
            heard: try pairs.first.flatMap {
                try crossings.container?.packages(heardBy: $0.user)
            } ?? []
        )
    }
}
