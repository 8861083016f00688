import BankConsole
import Bookkeeping
import Console
import DependencyContainer
import LedgerInterface

extension Command {
    /// The command `bank restore`.
    static func restore(_ services: Provider<LogServices>) -> Command {
        Command(
            "restore",
            abstract: "Restore a missing book from a copy, after an audit of the copy.",
            discussion: """
                A copy is refused if it fails the audit, or if it is older than a given checkpoint or \
                than the witness. The keys must be in the folder of keys, as before. What the signer \
                and the journal of signings know, and the copy lacks, is listed as lost. The signer \
                signs such a book only after 'bank signer accept'.
                """,
            arguments: [Argument("file", help: "The path of the copy.")],
            options: auditEvidence,
            accepts: .dryRun,
            examples: [
                Example(
                    "bank restore monday.bank --checkpoint monday.checkpoint",
                    "Restore a copy that has all entries of the checkpoint."
                )
            ],
            answer: .anyOf([
                .dryRun,
                [
                    "dryRun": .bool, "file": .string, "entries": .integer,
                    "lostEntries": .integer, "lostRequests": [signingSchema],
                ],
            ])
        ) { invocation in
            let services = try services.make()
            let file = try invocation.argument("file")
            let copy = try await services.copies.copy(at: file)
            let result = try await audited(services.audit(of: copy), services, invocation)
            let loss = try await services.loss(in: copy, having: result.report.entries)
            if invocation.globals.dryRun {
                return .dryRun(
                    "the copy is sound and would be restored"
                        + (loss.entries == 0 ? "" : ", and \(entries(loss.entries)) would be lost")
                )
            }
            try await services.copies.restore(from: file)
            return Answer(
                [.line("Restored \(entries(result.report.entries)) from '\(file)'.")]
                    + notes(on: loss),
                json: [
                    "dryRun": false,
                    "file": .string(file),
                    "entries": .integer(result.report.entries),
                    "lostEntries": .integer(loss.entries),
                    "lostRequests": .array(loss.requests.map(json)),
                ]
            )
        }
    }

    private static func entries(_ count: Int64, _ more: String = "") -> String {
        count == 1 ? "1 \(more)entry" : "\(count) \(more)entries"
    }

    private static func notes(on loss: Loss) -> [Block] {
        var notes: [Block] = []
        if loss.entries > 0 {
            notes.append(
                .note(
                    "Lost: the signer knows \(entries(loss.entries, "more ")) than the copy has. To "
                        + "go on anyway, run 'bank signer accept'."
                )
            )
        }
        if !loss.requests.isEmpty {
            notes += [
                .line("Requests that were signed after the copy was made:"),
                .table(table(loss.requests)),
            ]
        }
        if let doubt = loss.doubt { notes.append(.note("More may be lost: \(doubt).")) }
        return notes
    }
}
