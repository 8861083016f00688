import BankConsole
import Bookkeeping
import Console
import DependencyContainer

extension Command {
    /// The command `bank signings complete`.
    static func signingsComplete(
        _ services: Provider<LogServices>,
        clock: @escaping WallClock
    ) -> Command {
        Command(
            "signings complete",
            abstract: "Add the signatures of the book that the journal of signings lacks.",
            discussion: """
                For a journal that could not be written for a while. The book is audited first, so only \
                valid signatures of customers are added. The added lines are marked, and each later \
                audit names the gap and the date on which it was closed. A person may also have \
                removed a line: ask the customers before you complete the journal.
                """,
            options: auditEvidence,
            accepts: .dryRun,
            synonyms: "repair",
            examples: [
                Example("bank signings complete --dry-run", "Show which signatures are missing."),
                Example("bank signings complete", "Add them, with a mark that stays."),
            ],
            answer: .anyOf([
                .dryRun,
                [
                    "dryRun": .bool, "signatures": .integer, "firstEntry": .integer.orNull,
                    "lastEntry": .integer.orNull,
                ],
            ])
        ) { invocation in
            let services = try services.make()
            if let absence = JournalComparison(services.journal).absence {
                throw incomparable(absence)
            }
            let audit = try await audited(services.auditForCompletion, services, invocation)
            let counts = audit.journal.counts
            let gap = counts.openGap
            if invocation.globals.dryRun {
                return .dryRun("\(gap) would be added to the journal of signings")
            }
            if gap.signatures > 0 {
                let added = clock().milliseconds
                try services.journal.append(counts.missing.map { $0.added(at: added) })
            }
            return Answer(
                [.line("Added \(gap) to the journal of signings.")],
                json: [
                    "dryRun": false,
                    "signatures": .integer(gap.signatures),
                    "firstEntry": gap.first.map { .integer($0) } ?? .null,
                    "lastEntry": gap.last.map { .integer($0) } ?? .null,
                ]
            )
        }
    }

    private static func incomparable(_ absence: String) -> BankError {
        BankError(
            .refused,
            code: "signings.uncompared",
            "no signature is compared with the journal, so none can be missing: \(absence)"
        )
    }
}
