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
        guard let nextCommand else { return self }
        return BankError(reason, code: code, "\(message) (\(nextCommand))")
    }

    private var nextCommand: String? {
        switch code {
        case "card.unknown": "`bank card list` shows an account's cards"
        case "card.lost": "`bank card reissue` replaces it"
        case "card.not-lost": "`bank card lose` does that"
        case "card.locked": "`bank card unlock` does that"
        case "card.limit-payment", "card.limit-day": "`bank card limits` does that"
        case "payment.unknown": "`bank card history` lists those of a card"
        case "card.record", "payment.record": "`bank audit` does that"
        default: nil
        }
    }
}
