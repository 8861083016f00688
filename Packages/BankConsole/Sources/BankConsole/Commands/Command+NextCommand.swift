import Bookkeeping
import Console

extension Command {
    /// Returns a copy of the command that adds the next command to the texts of its refusals.
    ///
    /// Services name no command in a refusal, because screens show the same text and offer actions.
    ///
    /// - Parameter hint: Returns the advice for the error code of a refusal, such as "'bank card
    ///   reissue' replaces it"; nil for no advice.
    public func namingNextCommand(
        _ hint: @escaping @Sendable (_ code: String) -> String?
    ) -> Command {
        var command = self
        command.run = { [run] invocation in
            do {
                return try await run(invocation)
            } catch let error as BankError {
                guard let next = hint(error.code) else { throw error }
                let message = "\(error.message.endedAsSentence) \(next)"
                throw BankError(error.reason, code: error.code, message)
            }
        }
        return command
    }
}
