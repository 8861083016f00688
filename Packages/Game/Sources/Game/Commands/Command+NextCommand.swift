import Console
import LedgerInterface

extension Command {
    /// The same command, whose refusals name the command that helps. The rules name none: on the
    /// screens their words stand beside actions.
    func namingNextCommand() -> Command {
        Command(
            path.joined(separator: " "),
            abstract: abstract,
            discussion: discussion,
            arguments: arguments,
            options: options,
            examples: examples
        ) { [run] invocation in
            do {
                return try await run(invocation)
            } catch let error as BankError {
                throw error.namingNextCommand
            }
        }
    }
}

extension BankError {
    fileprivate var namingNextCommand: BankError {
        guard code == "game.score-none" else { return self }
        return BankError(reason, code: code, "\(message) (`bank game scores` lists who has)")
    }
}
