import Bookkeeping
import Console

extension Command {
    /// The same command, whose refusals name the command that helps. The rules name none: on the
    /// screens their words stand beside actions.
    ///
    /// - Parameter hint: What helps against a refusal, by its code, such as
    ///   "`bank card reissue` replaces it"; nil where nothing is said.
    public func namingNextCommand(
        _ hint: @escaping @Sendable (_ code: String) -> String?
    ) -> Command {
        Command(
            path.joined(separator: " "),
            abstract: abstract,
            discussion: discussion,
            arguments: arguments,
            options: options,
            examples: examples,
            startTitle: startTitle
        ) { [run] invocation in
            do {
                return try await run(invocation)
            } catch let error as BankError {
                guard let next = hint(error.code) else { throw error }
                throw BankError(error.reason, code: error.code, "\(error.message) (\(next))")
            }
        }
    }
}
