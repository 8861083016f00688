import BankConsole
import Bookkeeping
import Console
import LedgerInterface

extension NoticesService {
    /// Prints new notices until the task is canceled.
    ///
    /// - Parameters:
    ///   - customer: The customer.
    ///   - file: The file with the cursor; nil to begin with the next notice.
    ///   - clock: The clock.
    ///   - invocation: The command.
    func follow(
        _ customer: CustomerID,
        _ file: CursorFile?,
        clock: any Clock<Duration>,
        _ invocation: Invocation
    ) async throws -> Answer {
        // An unknown customer or a missing book leaves no file behind.
        _ = try await listener(customer)
        var last: Int64
        if let file {
            last = try await file.load(in: ledger)
            // A new file that cannot be written is reported before the first notice.
            if last == 0 { try file.save(.start) }
        } else {
            last = try await ledger.historyEnd().final
        }
        func write(_ notices: [CustomerNotice]) throws {
            for notice in notices {
                try invocation.writeLine(invocation.globals.json ? notice.json : notice.line)
            }
        }
        var (known, holdsOf) = (HistoryEnd?.none, BusinessDate?.none)
        while true {
            // The end comes first: accounts that are opened later have no entry before it.
            let end = try await ledger.historyEnd()
            // Without a new entry or a new seal, there is no new notice.
            if end != known {
                let listener = try await listener(customer)
                while last < end.final {
                    try Task.checkCancellation()
                    let page = try await ledger.entries(
                        matching: listener.filter,
                        in: EntryRange(after: last, through: end.final),
                        limit: Self.pageSize
                    )
                    try write(page.flatMap { try listener.notices(in: $0) })
                    // Saved after printing: a crash in between repeats notices, and loses none.
                    if let entry = page.last?.entry { try file?.save(entry.intent.id) }
                    let isLast = page.count < Self.pageSize
                    last = isLast ? end.final : page.last?.entry.sequence ?? end.final
                }
                let today = try await ledger.businessDate()
                if holdsOf != today { try write(try await expiringHolds(for: listener, today)) }
                holdsOf = today
                if known == nil || end.final < end.newest {
                    let newest = end.final < end.newest ? "; the newest is \(end.newest)" : ""
                    let text = "Up to the final entry \(end.final)\(newest)."
                    try invocation.writeLine(text, to: .error)
                }
                known = end
            }
            try await clock.sleep(for: .seconds(1))
        }
    }

    /// The number of entries after which the cursor is saved.
    private static var pageSize: Int { 200 }
}

extension CustomerNotice {
    fileprivate var line: String { "\(date)  \(text)  [\(key)]" }

    fileprivate var json: String {
        CanonicalJSON.encode([
            "kind": kind.rawValue, "key": key, "date": date.description, "text": text,
        ])
    }
}
