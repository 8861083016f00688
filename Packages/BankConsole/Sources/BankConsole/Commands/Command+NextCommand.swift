import Bookkeeping
public import Console

extension Command {
    /// Returns a copy of this command whose errors also name the command to run next.
    ///
    /// Services do not mention commands in errors, because screens show the same texts but offer
    /// actions.
    ///
    /// - Parameter hint: Receives an error's code. Returns the advice to append to the error, such
    ///   as "'bank card reissue' replaces it"; nil for no advice.
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
