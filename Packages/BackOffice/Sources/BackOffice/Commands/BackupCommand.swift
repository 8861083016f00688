import BankConsole
import Bookkeeping
import Console
import DependencyContainer
import LedgerInterface

extension Command {
    /// The command `bank backup`.
    static func backup(_ services: Provider<LogServices>) -> Command {
        Command(
            "backup",
            abstract: "Copy the book to a new file, with a checkpoint of all its entries.",
            discussion: """
                Other commands may use the book meanwhile. The copy does not contain the keys in the \
                folder of keys: copy the keys to another place. Exits with 5 if the copy is made but the \
                checkpoint is not.
                """,
            arguments: [Argument("file", help: "The new file, which only this user can read.")],
            options: [.witness],
            accepts: .dryRun,
            synonyms: "copy",
            examples: [Example("bank backup /media/stick/monday.bank", "Keep a copy elsewhere.")],
            answer: .anyOf([
                .dryRun,
                [
                    "dryRun": .bool, "file": .string, "checkpointState": .string,
                    "witness": .string.orNull,
                ],
            ])
        ) { invocation in
            let services = try services.make()
            let file = try invocation.argument("file")
            if invocation.globals.dryRun {
                _ = try await services.ledger.businessDate()
                return .dryRun("the book would be copied")
            }
            let late = await services.makeCheckpoint.besideOtherWork(
                witness: services.witness(invocation)
            )
            try await services.copies.copy(to: file)
            let warning = late.map {
                ($0.isMade
                    ? "Warning: The witness did not get the checkpoint: "
                    : "Warning: The copy has no new checkpoint: ")
                    + $0.error.message.endedAsSentence
            }
            return Answer(
                [.line("Copied the book to '\(file)'.")] + (warning.map { [.note($0)] } ?? []),
                json: [
                    "dryRun": false,
                    "file": .string(file),
                    "checkpointState": late.checkpoint,
                    "witness": late.witness,
                ],
                exitCode: late?.exitCode ?? .success
            )
        }
    }
}
