import LedgerInterface

extension Ledger {
    /// Closes days one after the other, each with all parts, as the bank does.
    /// - Parameter parts: What closing a day means to the features.
    public func closeDays(_ count: Int, with parts: [any DayClosing]) async throws {
        for _ in 0..<count {
            let date = try await businessDate()
            try await closeDay(date)
            for part in parts { _ = try await part.closed(date) }
        }
    }
}
