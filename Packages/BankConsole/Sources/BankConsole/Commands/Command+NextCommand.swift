import Bookkeeping
import Console

extension Command {
    /// Returns the same command, whose refusals name the command that helps.
    ///
    /// The rules name no command, because screens show their texts beside actions.
    ///
    /// - Parameter hint: The advice for the code of a refusal, such as
    ///   "'bank card reissue' replaces it"; nil for no advice.
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
