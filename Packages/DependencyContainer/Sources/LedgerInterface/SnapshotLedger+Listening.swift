public import Bookkeeping
public import DependencyContainer

/// The id of the collection to which modules contribute their projections of the history.
///
/// The book does not use it: a module reads its own projections with
/// ``Ledger/entries(matching:in:limit:)``. It lists who hears what.
public let projectionsInject = CollectionID<any HistoryProjection>("Projections")

extension SnapshotLedger {
    /// Returns the entries that pass a filter.
    public func entries(
        matching filter: EntryFilter,
        in range: EntryRange,
        limit count: Int
    ) async throws -> [HeardEntry] {
        try await read { reader in
            try reader.sequences(matching: filter, in: range, limit: count).map { sequence in
                let stored = try reader.storedEntries(
                    after: sequence - 1,
                    through: sequence,
                    limit: 1
                ).first
                guard let stored, let entry = stored.entry else {
                    throw BankError.bookUnreadable(reader.place, entry: sequence)
                }
                return HeardEntry(entry, values: stored.values)
            }
        }
    }

    /// Returns the end of the history.
    public func historyEnd() async throws -> HistoryEnd {
        try await readOnce { try $0.log.end }
    }
}
