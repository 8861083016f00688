import BankConsole
import Bookkeeping
import Console
import DependencyContainer
import LedgerInterface

extension Command {
    /// The command `bank receipt`.
    static func receipt(_ services: Provider<LogServices>) -> Command {
        Command(
            "receipt",
            abstract: "Print a receipt of an entry, which others can verify without the book.",
            discussion: """
                The receipt has the whole entry, the proof that it is in the log, and a signed \
                checkpoint. 'bank verify' or the program Scripts/verify-receipt verifies a receipt.
                """,
            arguments: [
                Argument("entry", help: "The number of the entry, or its idempotency key.")
            ],
            options: [
                .flag("text", help: "Print what the receipt says to a person, not the receipt."),
                .witness,
            ],
            accepts: .dryRun,
            examples: [
                Example("bank receipt 42 > 42.receipt", "Keep a receipt of entry 42."),
                Example("bank receipt 42 --text", "Read what happened in entry 42."),
            ],
            answer: .anyOf([.dryRun, ["dryRun": .bool, "entry": .integer, "receipt": .string]])
        ) { invocation in
            let services = try services.make()
            if invocation.globals.dryRun {
                _ = try await services.key()
                _ = try await services.entry(
                    try invocation.argument("entry"),
                    inSize: services.log.sealedHead().size
                )
                return .dryRun("the history would be sealed and a receipt signed")
            }
            let number = try await services.entry(
                try invocation.argument("entry"),
                inSize: services.log.seal().size
            )
            let note = try await services.makeCheckpoint(witness: services.witness(invocation))
            let checkpoint = try Checkpoint(parsing: note.text.utf8)
            let (entry, proof) = try await services.log.inclusionProof(
                of: number,
                inSize: checkpoint.head.size
            )
            let receipt = EntryReceipt(entry: entry, proof: proof, note: note)
            let blocks =
                invocation.flag("text")
                ? receipt.blocks(
                    "Entry \(number) is in the log.",
                    checkpoint,
                    signedWith: try await services.key()
                ) : [.text(receipt.description)]
            return Answer(
                blocks,
                json: [
                    "dryRun": false, "entry": .integer(number),
                    "receipt": .string(receipt.description),
                ]
            )
        }
    }
}
