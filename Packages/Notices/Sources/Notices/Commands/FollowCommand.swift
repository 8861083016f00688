import BankConsole
import Bookkeeping
import Console
import LedgerInterface
import SigningInterface

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
        var cursor = NoticeCursor(
            sequence: try await ledger.historyEnd().final,
            holdsOn: try await ledger.businessDate()
        )
        if let file {
            cursor = try await file.load(in: ledger)
            // A file that cannot be written is reported before the first notice.
            try file.save(cursor)
        }
        var said: String?
        while true {
            let delivery = try await next(after: cursor, of: customer)
            for notice in delivery.notices {
                let line =
                    invocation.globals.json
                    ? CanonicalJSON.encode(Dictionary(uniqueKeysWithValues: notice.members))
                    : "\(notice.date)  \(notice.text)  [\(notice.key)]"
                try invocation.writeLine(line)
            }
            // Saved after printing: a crash in between repeats notices, and loses none.
            if delivery.cursor.entry != cursor.entry || delivery.cursor.holdsOn != cursor.holdsOn {
                try file?.save(delivery.cursor)
            }
            cursor = delivery.cursor
            guard delivery.isComplete else { continue }
            let end = delivery.end
            let state =
                end.final < end.newest
                ? "Up to entry \(end.final), the last sealed one; the newest is \(end.newest)."
                : "Up to entry \(end.final), the newest one."
            if said.map({ $0 != state && end.final < end.newest }) ?? true {
                try invocation.writeLine(state, to: .error)
            }
            said = state
            try await clock.sleep(for: .seconds(1))
        }
    }
}
