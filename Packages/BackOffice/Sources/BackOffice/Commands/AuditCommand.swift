import BankConsole
import Bookkeeping
import Console
import DependencyContainer
import LedgerInterface

extension Command {
    /// The command `bank audit`.
    static func audit(_ services: Provider<LogServices>) -> Command {
        Command(
            "audit",
            abstract: "Check the whole book: signatures, rules, balances, records and the log.",
            discussion: """
                Exits with 0 if the book is sound, otherwise with 65 and the first fault. \
                With checkpoints that were kept elsewhere, the audit also proves that the book still \
                begins with their history. Entries after the last checkpoint are counted, because a \
                person with the bank's key and this computer could still change them. Each signature \
                in the book must also be in the journal of signings (BOOK.signings), from the \
                first line of the journal on. A gap that 'bank signings complete' has closed is \
                named with its date. Without a journal, the audit reports this and checks only the \
                book.
                """,
            options: auditEvidence,
            synonyms: "check",
            examples: [
                Example("bank audit", "Check the book, and report the first fault."),
                Example(
                    "bank audit --checkpoint monday.checkpoint",
                    "Prove that the history up to Monday is unchanged."
                ),
            ],
            answer: schema
        ) { invocation in
            let services = try services.make()
            return answer(try await audited(services.audit, services, invocation))
        }
    }

    /// The options that name evidence from outside the book: checkpoints, a witness and a key.
    static let auditEvidence: [Option] = [
        .files("checkpoint", help: "The files of checkpoints that were kept elsewhere."),
        .witness,
        .value(
            "key",
            placeholder: "KEY",
            help: "The log's public key, or a file with it; this computer's key if omitted."
        ),
    ]

    /// Runs an audit with the evidence that the command line names.
    /// - Throws: `BankError` `audit.…` if the audit finds a fault, and the errors of
    ///   ``AuditHistory`` if the audit cannot run.
    static func audited(
        _ audit: AuditHistory,
        _ services: LogServices,
        _ invocation: Invocation
    ) async throws -> AuditHistory.Result {
        let key = try invocation.option("key").map { try VerifierKey(named: $0) }
        let result = try await audit(
            files: invocation.options("checkpoint"),
            witness: services.witness(invocation, key: key),
            key: key,
            progress: { invocation.progress("audited \($0.grouped) of \($1.grouped) entries") }
        )
        invocation.progress("")
        guard result.report.passed else { throw failure(result.report) }
        return result
    }

    private static func answer(_ result: AuditHistory.Result) -> Answer {
        let report = result.report
        let uncovered = result.covered.map { report.entries - $0 }
        let journal = result.journal
        let signatures = journal.counts.uncompared == 0 ? journal.counts.compared : nil
        var blocks: [Block] = [
            .line("The book is sound."),
            .fields([
                Field("Entries", String(report.entries)),
                Field("Legs", String(report.legs)),
                Field("Accounts", String(report.accounts)),
                Field("Records", String(report.records)),
                Field("Signatures in the journal", signatures.map(String.init) ?? "unknown"),
                Field("Not sealed yet", String(report.unsealed)),
                Field("Not covered by a checkpoint", uncovered.map(String.init) ?? "unknown"),
                Field("Head", report.head),
            ]),
        ]
        if uncovered == nil {
            blocks.append(
                .note("No checkpoint was compared, because the log's public key is unknown.")
            )
        }
        blocks += report.breaks.map(note)
        if let size = result.unstored {
            blocks.append(
                .note("The last signed checkpoint, of \(size) entries, is missing in the book.")
            )
        }
        if let absence = journal.absence, signatures == nil {
            blocks.append(.note("No signature was compared with the journal: \(absence)."))
        } else if journal.counts.older > 0 {
            blocks.append(
                .note("Signatures older than the journal of signings: \(journal.counts.older).")
            )
        }
        let gaps = journal.counts.closedGaps.sorted { $0.key < $1.key }
        blocks += gaps.map { date, gap in
            .note("A gap in the journal of signings was closed on \(date): \(gap).")
        }
        return Answer(
            blocks,
            json: [
                "holds": true,
                "entries": .integer(report.entries),
                "legs": .integer(report.legs),
                "accounts": .integer(report.accounts),
                "records": .integer(report.records),
                "unsealed": .integer(report.unsealed),
                "signatures": signatures.map { .integer($0) } ?? .null,
                "closedGaps": .array(gaps.map { json($1, closedOn: $0) }),
                "uncovered": uncovered.map { .integer($0) } ?? .null,
                "checkpoints": .integer(Int64(result.checkpoints)),
                "head": .string(report.head),
                "breaks": .array(report.breaks.map(json)),
                "findings": [],
            ]
        )
    }

    private static func json(
        _ gap: JournalComparison.Gap,
        closedOn date: BusinessDate
    ) -> JSONValue {
        [
            "closedOn": .string(date.description),
            "signatures": .integer(gap.signatures),
            "firstEntry": gap.first.map { .integer($0) } ?? .null,
            "lastEntry": gap.last.map { .integer($0) } ?? .null,
        ]
    }

    private static let schema: JSONSchema = [
        "holds": .bool, "entries": .integer, "legs": .integer, "accounts": .integer,
        "records": .integer, "unsealed": .integer, "signatures": .integer.orNull,
        "closedGaps": [
            [
                "closedOn": .date, "signatures": .integer, "firstEntry": .integer.orNull,
                "lastEntry": .integer.orNull,
            ]
        ],
        "uncovered": .integer.orNull, "checkpoints": .integer, "head": .string,
        "breaks": [
            ["entry": .integer, "date": .date, "signed": .integer, "restored": .integer]
        ],
        "findings": [.any],
    ]

    private static func note(on found: AuditReport.Break) -> Block {
        let (old, new) = (found.historyBreak.old.size, found.historyBreak.new.size)
        return .note(
            "Entry \(found.sequence) of \(found.date) has accepted a restored copy with \(new) "
                + "entries; \(old) entries had been signed."
        )
    }

    private static func json(_ found: AuditReport.Break) -> JSONValue {
        [
            "entry": .integer(found.sequence), "date": .string(found.date.description),
            "signed": .integer(found.historyBreak.old.size),
            "restored": .integer(found.historyBreak.new.size),
        ]
    }

    private static func failure(_ report: AuditReport) -> BankError {
        // A fault of the book counts more than one of the journal beside it.
        let fault = report.findings.first { $0.check != "signings" }
        let first = fault ?? report.findings[0]
        let place = first.sequence.map { " at entry \($0)" } ?? ""
        let others = report.findings.count - 1
        let more = others == 0 ? "" : " (and \(others) more)"
        return BankError(
            .badData,
            code: "audit.\(first.check)",
            "the audit failed\(place): \(first.message)\(more); "
                + (fault == nil
                    ? "the book is sound: ask the customer, then run 'bank signings complete'"
                    : "keep a copy of this book, and restore the last sound copy")
        )
    }
}

extension Int64 {
    /// The number with commas between the thousands, such as `12,345`.
    var grouped: String { Money(won: self).digits }
}
