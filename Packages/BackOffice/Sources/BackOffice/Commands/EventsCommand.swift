import BankConsole
import Bookkeeping
import Console
import DependencyContainer
import LedgerInterface

extension Command {
    /// The command `bank events`.
    static func events(
        _ services: Provider<LogServices>,
        heardBy projections: [any HistoryProjection]
    ) -> Command {
        Command(
            "events",
            abstract: "Show which module hears what happens in the book.",
            discussion: """
                A module can hear the entries of other modules without knowing these modules. Each line \
                is a purpose that a module hears, with the number of its entries and the business date \
                of the newest.
                """,
            synonyms: "listeners hears",
            examples: [Example("bank events", "Show what each module hears.")],
            answer: [
                "heard": [
                    [
                        "module": .string, "purpose": .string, "entries": .integer,
                        "newest": .date.orNull,
                    ]
                ]
            ]
        ) { invocation in
            var counts: [Purpose: Int64] = [:]
            var newest: [Purpose: BusinessDate] = [:]
            for try await page in try services.make().log.entries(after: 0) {
                for entry in page {
                    counts[entry.intent.purpose, default: 0] += 1
                    newest[entry.intent.purpose] = entry.date
                }
            }
            var list = ListAnswer(
                invocation,
                "heard",
                columns: [
                    Column("Module"), Column("Hears"), Column("Entries", .trailing),
                    Column("Newest", dropRank: 1),
                ]
            )
            try list.write(
                projections.map {
                    let count = counts[$0.purpose] ?? 0
                    let date = newest[$0.purpose]?.description ?? ""
                    return [$0.module, $0.purpose.rawValue, "\(count)", date]
                },
                json: projections.map {
                    [
                        "module": .string($0.module), "purpose": .string($0.purpose.rawValue),
                        "entries": .integer(counts[$0.purpose] ?? 0),
                        "newest": .text(newest[$0.purpose]?.description),
                    ]
                }
            )
            return try list.finish(ifEmpty: "No module hears the book.")
        }
    }
}
