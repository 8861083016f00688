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
        var (holdsOf, reported) = (BusinessDate?.none, HistoryEnd?.none)
        while true {
            try Task.checkCancellation()
            let delivery = try await next(after: last, holdsOf: holdsOf, of: customer)
            for notice in delivery.notices {
                try invocation.writeLine(invocation.globals.json ? notice.json : notice.line)
            }
            // Saved after printing: a crash in between repeats notices, and loses none.
            if let entry = delivery.last { try file?.save(entry.intent.id) }
            let end = delivery.end
            last = delivery.isComplete ? max(last, end.final) : delivery.last?.sequence ?? last
            guard delivery.isComplete else { continue }
            holdsOf = delivery.today
            if reported == nil || reported != end && end.final < end.newest {
                let newest = end.final < end.newest ? "; the newest is \(end.newest)" : ""
                try invocation.writeLine("Up to the final entry \(end.final)\(newest).", to: .error)
            }
            reported = end
            try await clock.sleep(for: .seconds(1))
        }
    }
}

extension CustomerNotice {
    fileprivate var line: String { "\(date)  \(text)  [\(key)]" }

    fileprivate var json: String {
        CanonicalJSON.encode([
            "kind": kind.rawValue, "key": key, "date": date.description, "text": text,
        ])
    }
}
