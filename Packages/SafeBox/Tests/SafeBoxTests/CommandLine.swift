import Console
import DependencyContainer
import LedgerInterface

/// What a command line came to.
struct Run {
    let status: ExitStatus
    let output: String
    let error: String
    let prompts: [String]
}

extension TestBank {
    /// Runs a command line of the feature in this process.
    /// - Parameters:
    ///   - words: What stands behind `bank`.
    ///   - input: What a person at a terminal types; nil for nobody there.
    func run(_ words: String..., input: String? = nil) async throws -> Run {
        try await run(words, input: input)
    }

    func run(_ words: [String], input: String? = nil) async throws -> Run {
        let io = ScriptedIO(input: input ?? "", terminals: input == nil ? [] : [.input])
        let status = try await program(io: io).run(words)
        return Run(
            status: status,
            output: io.output,
            error: io.errorOutput,
            prompts: io.prompts
        )
    }

    /// The program with the commands of this feature.
    func program(io: ScriptedIO) throws -> CommandLineProgram {
        try CommandLineProgram(
            name: "bank",
            version: "0",
            abstract: "A bank.",
            groups: container.resolve(commandGroupsInject),
            commands: container.resolve(commandsInject),
            io: io,
            failure: { error in
                (error as? BankError).map {
                    Failure(status: .refused, code: $0.code, message: $0.message)
                }
            }
        )
    }
}
