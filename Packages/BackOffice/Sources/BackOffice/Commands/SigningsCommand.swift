import BankConsole
import Bookkeeping
import Console

extension Command {
    private static let usualLimit = 20
    private static let mostEntries = 1_000_000
    /// The largest number of damaged lines to list, because a wrong file can have thousands.
    private static let mostNamedLines = 10

    /// The command `bank signings`.
    static func signings(journal: SigningsJournal) -> Command {
        Command(
            "signings",
            abstract: "Show the requests to sign and their outcomes.",
            discussion: """
                Each request to sign, even a refused one, is recorded in a private file (BOOK.signings): \
                the business date, the time, the customer, the purpose, and 'signed' or an error code. \
                The file has no password, no signature and no signing key. 'bank audit' reports a \
                signature in the book that the file lacks; 'bank signings complete' adds it. The whole \
                file may be removed; the next request then begins a new file. The book itself keeps \
                every movement.
                """,
            options: [
                .value(
                    "limit",
                    placeholder: "N",
                    help: "Show only the newest N entries; \(usualLimit) if omitted."
                )
            ],
            synonyms: "signatures",
            examples: [
                Example("bank signings", "Show the newest requests, oldest first."),
                Example("bank signings --limit 100 --json", "Print the newest 100 as JSON."),
            ],
            answer: schema
        ) { invocation in
            let limit = try limit(invocation.option("limit"))
            let contents = try journal.contents()
            return answer(contents.entries.suffix(limit), damagedLines: contents.damagedLines)
        }
    }

    private static func limit(_ text: String?) throws(BankError) -> Int {
        guard let text else { return usualLimit }
        guard let limit = Int(text), (1...mostEntries).contains(limit) else {
            throw BankError(
                .badData,
                code: "signings.limit",
                "'\(text)' is not a number of entries; give a number from 1 to \(mostEntries)"
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
        return "Left out as unreadable: "
            + (damagedLines.count == 1 ? "line " : "lines ") + named
            + (others > 0 ? " and \(others) more" : "")
    }

    static func table(_ entries: some Collection<SigningEntry>) -> Table {
        Table(
            columns: [
                Column("Date", dropRank: 1), Column("Customer", dropRank: 2), Column("Purpose"),
                Column("Amount", .trailing), Column("From", dropRank: 4),
                Column("To", dropRank: 3), Column("Outcome"),
            ],
            rows: entries.map { entry in
                [
                    entry.date ?? time(entry), entry.customer, entry.purpose,
                    moved(entry).map { Money(won: $0).description } ?? "",
                    entry.from, moved(entry) == nil ? "" : entry.to,
                    entry.outcome + (entry.added == nil ? "" : ", added later"),
                ]
            }
        )
    }

    static func json(_ entry: SigningEntry) -> JSONValue {
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
            "added": entry.added.map {
                .string(Timestamp(milliseconds: $0).description)
            } ?? .null,
        ]
    }

    private static let schema: JSONSchema = [
        "signings": [signingSchema], "damagedLines": [.integer],
    ]

    static let signingSchema: JSONSchema = [
        "date": .date.orNull, "time": .string, "customer": .string, "purpose": .string,
        "amount": .won.orNull, "from": .string, "to": .string,
        "idempotencyKey": .string, "outcome": .string, "added": .string.orNull,
    ]

    /// Returns the amount that the request moves; nil for a request that moves no money.
    private static func moved(_ entry: SigningEntry) -> Int64? {
        entry.amount == 0 ? nil : entry.amount
    }

    private static func time(_ entry: SigningEntry) -> String {
        Timestamp(milliseconds: entry.time).description
    }
}
