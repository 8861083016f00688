import BankConsole
import Bookkeeping
import Console
import DependencyContainer
import LedgerInterface

extension CommandGroup {
    /// The group of the commands `bank signer …`.
    static let signer = CommandGroup(
        "signer",
        abstract: "Manage this computer's memory of what it has signed.",
        discussion: """
            The signer remembers the last head of the log that it has signed, beside its key. It \
            signs no checkpoint of a book that does not continue that head.
            """
    )
}

extension Command {
    /// The command `bank signer accept`.
    static func signerAccept(_ services: Provider<LogServices>) -> Command {
        Command(
            "signer accept",
            abstract: "Accept a book that was restored from an older copy.",
            discussion: """
                Entries that were signed after the copy was made are lost. The book gets an entry with \
                the head that was signed last and with its own head, and so does the witness. The \
                signer then continues from the restored book. For everyone who holds a checkpoint \
                of lost entries, 'bank audit' names the acceptance.
                """,
            options: [.witness],
            accepts: [.yes, .dryRun],
            examples: [
                Example("bank signer accept --yes", "Go on with a copy that was restored.")
            ],
            answer: .anyOf([
                .dryRun,
                [
                    "dryRun": .bool, "signed": .integer.orNull, "entries": .integer,
                    "witnessed": .integer, "checkpoint": .string,
                ],
            ])
        ) { invocation in
            let services = try services.make()
            let historyBreak = try await services.acceptHead.historyBreak()
            if let historyBreak {
                let (old, new) = (historyBreak.old.size, historyBreak.new.size)
                try await invocation.confirm(
                    Confirmation(
                        title: "Accept the restored book",
                        fields: [("Signed entries", "\(old)"), ("Entries in the book", "\(new)")]
                    )
                )
            }
            if invocation.globals.dryRun {
                guard historyBreak != nil else { throw AcceptHead.nothingToAccept }
                return .dryRun("the restored book would be accepted")
            }
            let result = try await services.acceptHead(witness: services.witness(invocation))
            return answer(result, try Checkpoint(parsing: result.checkpoint.text.utf8).head.size)
        }
    }

    private static func answer(_ result: AcceptHead.Result, _ size: Int64) -> Answer {
        let accepted = result.historyBreak.map {
            "Accepted the book with \($0.new.size) entries instead of the \($0.old.size) signed ones."
        }
        return Answer(
            [.line(accepted ?? "The witness got the breaks that it lacked.")],
            json: [
                "dryRun": false,
                "signed": result.historyBreak.map { .integer($0.old.size) } ?? .null,
                "entries": .integer(size),
                "witnessed": .integer(Int64(result.witnessed)),
                "checkpoint": .string(result.checkpoint.description),
            ]
        )
    }
}
