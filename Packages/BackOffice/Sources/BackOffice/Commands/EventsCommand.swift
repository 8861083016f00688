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
                "entries": .integer,
                "heard": [
                    [
                        "module": .string, "purpose": .string, "entries": .integer,
                        "newest": .date.orNull,
                    ]
                ],
            ]
        ) { invocation in
            let (total, counts) = try await services.make().log.counts { read in
                invocation.progress("read \(read) entries")
            }
            invocation.progress("")
            let heard = projections.map { ($0.module, $0.purpose, counts[$0.purpose]) }
            let table = Table(
                columns: [
                    Column("Module"), Column("Hears"), Column("Entries", .trailing),
                    Column("Newest", dropRank: 1),
                ],
                rows: heard.map { module, purpose, count in
                    [
                        module, purpose.rawValue, String(count?.entries ?? 0),
                        count?.newest.description ?? "",
                    ]
                }
            )
            return Answer(
                heard.isEmpty ? [.line("No module hears the book.")] : [.table(table)],
                json: [
                    "entries": .integer(Int64(total)),
                    "heard": .array(
                        heard.map { module, purpose, count in
                            [
                                "module": .string(module), "purpose": .string(purpose.rawValue),
                                "entries": .integer(Int64(count?.entries ?? 0)),
                                "newest": .text(count?.newest.description),
                            ]
                        }
                    ),
                ]
            )
        }
    }
}

extension HistoryLog {
    /// Returns the number of all entries, and for each purpose the number of its entries and the
    /// date of the newest.
    ///
    /// - Parameter progress: A function that is called now and then with the number of read entries.
    fileprivate func counts(
        progress: (Int) -> Void
    ) async throws -> (Int, [Purpose: (entries: Int, newest: BusinessDate)]) {
        var total = 0
        var counts: [Purpose: (entries: Int, newest: BusinessDate)] = [:]
        for try await page in entries(after: 0) {
            for entry in page {
                let count = counts[entry.intent.purpose]?.entries ?? 0
                counts[entry.intent.purpose] = (count + 1, entry.date)
            }
            total += page.count
            progress(total)
        }
        return (total, counts)
    }
}
