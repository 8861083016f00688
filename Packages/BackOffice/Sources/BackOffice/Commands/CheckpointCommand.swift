import BankConsole
import Bookkeeping
import Console
import DependencyContainer
import LedgerInterface

extension CommandGroup {
    /// The group of the commands `bank checkpoint …`.
    static let checkpoint = CommandGroup(
        "checkpoint",
        abstract: "Sign the history, so that others can verify it.",
        discussion: """
            A checkpoint is the number of entries and a hash over all of them, signed by the bank. \
            If another person keeps a checkpoint, a change of the entries in it is noticed. \
            Only the bank's key can sign a checkpoint. A person who has the key and this \
            computer can still add entries. So give checkpoints away: to customers, to another \
            computer, or to a witness folder of another user.
            """
    )
}

extension Command {
    /// The command `bank checkpoint`.
    static func checkpoint(_ services: Provider<LogServices>) -> Command {
        Command(
            "checkpoint",
            abstract: "Seal and sign the history, and print the checkpoint.",
            options: [.witness],
            accepts: .dryRun,
            examples: [
                Example("bank checkpoint > monday.checkpoint", "Save a checkpoint in a file.")
            ],
            answer: .anyOf([
                .dryRun,
                ["dryRun": .bool, "checkpoint": .string, "entries": .integer, "root": .string],
            ])
        ) { invocation in
            let services = try services.make()
            if invocation.globals.dryRun {
                _ = try await services.key()
                return .dryRun("the history would be sealed and signed")
            }
            let note = try await services.makeCheckpoint(witness: services.witness(invocation))
            let head = try Checkpoint(parsing: note.text.utf8).head
            return Answer(
                [.text(note.description)],
                json: [
                    "dryRun": false,
                    "checkpoint": .string(note.description),
                    "entries": .integer(head.size),
                    "root": .string(head.root.description),
                ]
            )
        }
    }

    /// The command `bank checkpoint key`.
    static func checkpointKey(_ services: Provider<LogServices>) -> Command {
        Command(
            "checkpoint key",
            abstract: "Print the public key by which others verify checkpoints and receipts.",
            examples: [Example("bank checkpoint key", "Print the key, in order to publish it.")],
            answer: ["key": .string]
        ) { _ in
            let services = try services.make()
            let key = try await services.key()
            return Answer([.line(key.description)], json: ["key": .string(key.description)])
        }
    }
}

extension Option {
    /// The option for the folder that keeps each checkpoint.
    static let witness = Option.file(
        "witness",
        placeholder: "FOLDER",
        help: "A folder that keeps each checkpoint; BANK_WITNESS if omitted."
    )
}
