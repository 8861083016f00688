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
                than the witness. The keys must be in the folder of keys, as before.
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
            answer: .anyOf([.dryRun, ["dryRun": .bool, "file": .string, "entries": .integer]])
        ) { invocation in
            let services = try services.make()
            let file = try invocation.argument("file")
            let result = try await audited(
                services.audit(of: try await services.copies.copy(at: file)),
                services,
                invocation
            )
            if invocation.globals.dryRun {
                return .dryRun("the copy is sound and would be restored")
            }
            try await services.copies.restore(from: file)
            return Answer(
                [.line("Restored \(result.report.entries) entries from '\(file)'.")],
                json: [
                    "dryRun": false,
                    "file": .string(file),
                    "entries": .integer(result.report.entries),
                ]
            )
        }
    }
}
