import BankConsole
import Bookkeeping
import Console
import DependencyContainer
import LedgerInterface

extension Command {
    /// The command `bank migrate`.
    static func migrate(_ services: Provider<LogServices>) -> Command {
        Command(
            "migrate",
            abstract: "Move the book to another store, with its whole history.",
            discussion: """
                A place is the path of a book, or a connection string of PostgreSQL. The source is \
                audited, and then each entry is copied with its signature, and each checkpoint. \
                The copy becomes the bank when it has the same Merkle root and passes an audit, \
                too. Other commands may use the source until its last entries are copied and the \
                copy is audited. Afterwards they refuse it, and name the new place. The keys stay \
                in the folder of keys. After an interruption, the same command goes on where it \
                stopped. On PostgreSQL, move books as the user who creates or has created the \
                schema.
                """,
            options: options,
            accepts: .dryRun,
            synonyms: "move",
            examples: [
                Example(
                    "bank migrate --from book.sqlite --to postgres://db1/bank",
                    "Move a book to PostgreSQL; then use --store postgres://db1/bank."
                ),
                Example(
                    "bank migrate --from postgres://db1/bank --to book.sqlite",
                    "Move the book back to a file."
                ),
            ],
            answer: .anyOf([.dryRun, schema])
        ) { invocation in
            let services = try services.make()
            let target = try book("to", in: services.stores.value, invocation)
            let migrate = MigrateBook(
                source: try book("from", in: services.stores.value, invocation),
                target: target,
                journal: services.journal(of: target),
                audit: { book in
                    try await audited(services.audit(ofMoving: book), services, invocation)
                },
                progress: { invocation.progress("copied \($0.grouped) of \($1.grouped) entries") }
            )
            if invocation.globals.dryRun {
                guard let audit = try await migrate.rehearse() else {
                    return .dryRun("the book was moved before, and nothing would be changed")
                }
                return .dryRun("\(audit.report.entries) entries would be moved")
            }
            let result = try await migrate()
            invocation.progress("")
            return answer(result, migrate)
        }
    }

    private static let schema: JSONSchema = [
        "dryRun": .bool, "from": .string, "to": .string, "entries": .integer, "copied": .integer,
        "checkpoints": .integer, "root": .string, "repeated": .bool,
        "audits": [
            [
                "book": .string, "holds": .bool, "entries": .integer, "accounts": .integer,
                "records": .integer, "head": .string,
            ]
        ],
    ]

    private static let options: [Option] =
        [
            .value(
                "from",
                placeholder: "PLACE",
                help: "The place of the book to move, which commands refuse afterwards.",
                isRequired: true
            ),
            .value(
                "to",
                placeholder: "PLACE",
                help: "The new place: an empty database or a new file.",
                isRequired: true
            ),
        ] + auditEvidence

    private static func book(
        _ option: String,
        in stores: [BookStore],
        _ invocation: Invocation
    ) throws -> any MovableBook {
        let place = invocation.option(option) ?? ""
        let isDatabase = BookStore.isDatabase(place)
        guard !place.isEmpty, let store = stores.first(where: { $0.isDatabase == isDatabase })
        else {
            throw BankError(
                .badData,
                code: "migrate.place",
                "there is no store for '\(place)'; "
                    + "name the path of a book, or a connection string such as postgres://host/bank"
            )
        }
        return store.book(place)
    }

    private static func answer(_ result: MigrateBook.Result, _ migrate: MigrateBook) -> Answer {
        let (from, to) = (migrate.source.place, migrate.target.place)
        let isRepeat = result.audits == nil
        let use = BookStore.isDatabase(to) ? "--store or BANK_STORE" : "--book or BANK_BOOK"
        let audits = result.audits.map { [("source", $0.source), ("target", $0.target)] } ?? []
        var fields = [
            Field("entries", String(result.head.size)),
            Field("copied now", String(result.copied)),
            Field("checkpoints", String(result.checkpoints)),
            Field("root", result.head.root.description),
        ]
        fields += audits.map { name, audit in
            Field("audit of the \(name)", "\(audit.report.entries) entries, the book is sound")
        }
        return Answer(
            [
                .fields(fields),
                .line(
                    isRepeat
                        ? "the book was moved from '\(from)' to '\(to)' before"
                        : "moved the book from '\(from)' to '\(to)'"
                ),
                .note("Name the new place with \(use). Commands now refuse the book at '\(from)'."),
                .note("Back up the new book, then remove the old one. The keys were not moved."),
            ],
            json: [
                "dryRun": false,
                "from": .string(from),
                "to": .string(to),
                "entries": .integer(result.head.size),
                "copied": .integer(result.copied),
                "checkpoints": .integer(Int64(result.checkpoints)),
                "root": .string(result.head.root.description),
                "repeated": .bool(isRepeat),
                "audits": .array(
                    audits.map { name, audit in
                        [
                            "book": .string(name),
                            "holds": true,
                            "entries": .integer(audit.report.entries),
                            "accounts": .integer(audit.report.accounts),
                            "records": .integer(audit.report.records),
                            "head": .string(audit.report.head),
                        ]
                    }
                ),
            ]
        )
    }
}
