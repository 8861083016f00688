public import Bookkeeping
public import DependencyContainer

/// The id of the collection to which modules contribute their projections of the history.
///
/// The book does not use it: a module reads its own projections with
/// ``Ledger/entries(matching:in:limit:)``. `bank events` lists it.
public let projectionsInject = CollectionID<any HistoryProjection>("Projections")

extension SnapshotLedger {
    /// Returns the entries that pass a filter.
    public func entries(
        matching filter: EntryFilter,
        in range: EntryRange,
        limit count: Int
    ) async throws -> [HeardEntry] {
        try await read { reader in
            try sequences(in: reader, matching: filter, range, limit: count).map { sequence in
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

    /// Returns the numbers of entries, which are searched in growing parts of the range.
    ///
    /// So the newest entries of a long history cost little.
    private func sequences(
        in reader: Reader,
        matching filter: EntryFilter,
        _ range: EntryRange,
        limit count: Int
    ) throws -> [Int64] {
        var (left, size) = (range, Int64(1_000))
        left.through = min(range.through, try reader.log.end.newest)
        var found: [Int64] = []
        while left.after < left.through, found.count < count {
            var part = left
            if range.isNewestFirst {
                part.after = max(left.after, left.through - size)
                left.through = part.after
            } else {
                part.through = min(left.through, left.after + size)
                left.after = part.through
            }
            found += try reader.sequences(matching: filter, in: part, limit: count - found.count)
            size = min(size, .max / 8) * 4
        }
        return found
    }

    /// Returns the end of the history.
    public func historyEnd() async throws -> HistoryEnd {
        try await readOnce { try $0.log.end }
    }
}
