import Bookkeeping
import Console

/// `bank signings`: who asked for which signature.
enum SigningsCommand {
    private static let usualLimit = 20
    private static let mostEntries = 1_000_000
    private static let mostNamedLines = 10

    static func command(journal: SigningsJournal) -> Command {
        Command(
            "signings",
            abstract: "Show who asked for which signature, and what came of it.",
            discussion: """
                Each request to sign is noted in a private file beside the book (BOOK.signings), the refused \
                ones too: when, who, what for, and “signed” or the code of the failure. It holds no password, \
                no signature and no signing key. The file may be removed; what was moved stands in the book.
                """,
            options: [
                .value(
                    "limit",
                    placeholder: "N",
                    help: "Only the newest N; \(usualLimit) when left out"
                )
            ],
            examples: [
                Example("bank signings", "the newest requests to sign, the latest last"),
                Example("bank signings --limit 100 --json", "more of them, as data"),
            ]
        ) { invocation in
            let limit = try limit(invocation.option("limit"))
            let contents = try journal.read()
            return answer(contents.entries.suffix(limit), damaged: contents.damagedLines)
        }
    }

    private static func limit(_ text: String?) throws(BankError) -> Int {
        guard let text else { return usualLimit }
        guard let limit = Int(text), (1...mostEntries).contains(limit) else {
            throw BankError(
                .badData,
                code: "signings.limit",
                "“\(text)” is not a number of entries from 1 to \(mostEntries)"
            )
        }
        return limit
    }

    private static func answer(
        _ entries: ArraySlice<SigningEntry>,
        damaged lines: [Int]
    ) -> Answer {
        var blocks: [Block] = []
        if !entries.isEmpty {
            blocks.append(.table(table(entries)))
        } else if lines.isEmpty {
            blocks.append(.line("nobody has asked for a signature yet"))
        }
        if !lines.isEmpty { blocks.append(.note(note(onDamaged: lines))) }
        return Answer(
            blocks,
            json: [
                "signings": .array(entries.map(json)),
                "damagedLines": .array(lines.map { .integer(Int64($0)) }),
            ]
        )
    }

    /// Names the first lines only: a file of something else has thousands.
    private static func note(onDamaged lines: [Int]) -> String {
        let named = lines.prefix(mostNamedLines).map(String.init).joined(separator: ", ")
        let others = lines.count - mostNamedLines
        return "left out, since no entry can be read there: "
            + (lines.count == 1 ? "line " : "lines ") + named
            + (others > 0 ? " and \(others) more" : "")
    }

    private static func table(_ entries: ArraySlice<SigningEntry>) -> Table {
        Table(
            columns: [
                Column("Time"), Column("Customer"), Column("Purpose"),
                Column("Amount", .trailing), Column("From"), Column("To"), Column("Outcome"),
            ],
            rows: entries.map { entry in
                [
                    time(entry), entry.customer, entry.purpose,
                    entry.amount.map { Money(won: $0).description } ?? "",
                    entry.from ?? "", entry.to ?? "", entry.outcome,
                ]
            }
        )
    }

    private static func json(_ entry: SigningEntry) -> JSONValue {
        [
            "time": .string(time(entry)),
            "customer": .string(entry.customer),
            "purpose": .string(entry.purpose),
            "amount": entry.amount.map { .integer($0) } ?? .null,
            "from": entry.from.map { .string($0) } ?? .null,
            "to": entry.to.map { .string($0) } ?? .null,
            "idempotencyKey": entry.idempotencyKey.map { .string($0) } ?? .null,
            "outcome": .string(entry.outcome),
        ]
    }

    private static func time(_ entry: SigningEntry) -> String {
        Timestamp(milliseconds: entry.time).description
    }
}
