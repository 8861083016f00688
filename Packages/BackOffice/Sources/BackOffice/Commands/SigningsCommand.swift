import BankConsole
import Bookkeeping
import Console

extension Command {
    private static let usualLimit = 20
    private static let mostEntries = 1_000_000
    /// A file that is not a journal has thousands of damaged lines.
    private static let mostNamedLines = 10

    /// `bank signings`.
    static func signings(journal: SigningsJournal) -> Command {
        Command(
            "signings",
            abstract: "Show each request to sign, and its outcome.",
            discussion: """
                Each request to sign is noted in a private file beside the book (BOOK.signings), refused \
                ones too: the business date, the time, the customer, the purpose, and 'signed' or the code of the failure. \
                It holds no password, no signature and no signing key. 'bank audit' reports a signature \
                of the book that the file lacks. The whole file may be removed, and the next request \
                begins a new one. The book itself keeps every movement.
                """,
            options: [
                .value(
                    "limit",
                    placeholder: "N",
                    help: "Show only the newest N entries; \(usualLimit) by default."
                )
            ],
            synonyms: "signatures",
            examples: [
                Example("bank signings", "Show the newest requests, the latest last."),
                Example("bank signings --limit 100 --json", "Print the newest hundred as JSON."),
            ],
            answer: schema
        ) { invocation in
            let limit = try limit(invocation.option("limit"))
            let contents = try journal.read()
            return answer(contents.entries.suffix(limit), damagedLines: contents.damagedLines)
        }
    }

    private static func limit(_ text: String?) throws(BankError) -> Int {
        guard let text else { return usualLimit }
        guard let limit = Int(text), (1...mostEntries).contains(limit) else {
            throw BankError(
                .badData,
                code: "signings.limit",
                "'\(text)' is not a number of entries from 1 to \(mostEntries)"
            )
        }
        return limit
    }

    private static func answer(
        _ entries: ArraySlice<SigningEntry>,
        damagedLines: [Int]
    ) -> Answer {
        var blocks: [Block] = []
        if !entries.isEmpty {
            blocks.append(.table(table(entries)))
        } else if damagedLines.isEmpty {
            blocks.append(.line("No signature has been requested yet."))
        }
        if !damagedLines.isEmpty { blocks.append(.note(note(on: damagedLines))) }
        return Answer(
            blocks,
            json: [
                "signings": .array(entries.map(json)),
                "damagedLines": .array(damagedLines.map { .integer(Int64($0)) }),
            ]
        )
    }

    private static func note(on damagedLines: [Int]) -> String {
        let named = damagedLines.prefix(mostNamedLines).map(String.init).joined(separator: ", ")
        let others = damagedLines.count - mostNamedLines
        return "Left out, since no entry can be read there: "
            + (damagedLines.count == 1 ? "line " : "lines ") + named
            + (others > 0 ? " and \(others) more" : "")
    }

    private static func table(_ entries: ArraySlice<SigningEntry>) -> Table {
        Table(
            columns: [
                Column("Date"), Column("Customer"), Column("Purpose"),
                Column("Amount", .trailing), Column("From"), Column("To"), Column("Outcome"),
            ],
            rows: entries.map { entry in
                [
                    entry.date ?? time(entry), entry.customer, entry.purpose,
                    moved(entry).map { Money(won: $0).description } ?? "",
                    entry.from, moved(entry) == nil ? "" : entry.to, entry.outcome,
                ]
            }
        )
    }

    private static func json(_ entry: SigningEntry) -> JSONValue {
        [
            "date": entry.date.map { .string($0) } ?? .null,
            "time": .string(time(entry)),
            "customer": .string(entry.customer),
            "purpose": .string(entry.purpose),
            "amount": moved(entry).map { .integer($0) } ?? .null,
            "from": .string(entry.from),
            "to": .string(entry.to),
            "idempotencyKey": .string(entry.idempotencyKey),
            "outcome": .string(entry.outcome),
        ]
    }

    private static let schema: JSONSchema = [
        "signings": [
            [
                "date": .date.orNull, "time": .string, "customer": .string, "purpose": .string,
                "amount": .won.orNull, "from": .string, "to": .string,
                "idempotencyKey": .string, "outcome": .string,
            ]
        ],
        "damagedLines": [.integer],
    ]

    /// Returns the amount; nil for a request that moves no money.
    private static func moved(_ entry: SigningEntry) -> Int64? {
        entry.amount == 0 ? nil : entry.amount
    }

    private static func time(_ entry: SigningEntry) -> String {
        Timestamp(milliseconds: entry.time).description
    }
}
