public import Bookkeeping

extension Ledger {
    /// Returns the statement of an account, part by part, so that a long statement needs little
    /// memory.
    /// - Parameters:
    ///   - account: The account.
    ///   - from: The first date; nil for the beginning.
    ///   - through: The last date, which is included; nil for the end.
    /// - Returns: The parts; the first part may be empty. Reading a part throws ``BankError``
    ///   `account.unknown` for an unknown account.
    public func statements(
        of account: AccountID,
        from: BusinessDate?,
        through: BusinessDate?
    ) -> Pages<Statement> {
        Pages { last, limit in
            if let last, last.lines.count < limit { return nil }
            return try await statement(
                of: account,
                from: from,
                through: through,
                after: last?.lines.last?.sequence,
                limit: limit
            )
        }
    }

    /// Returns all records of a collection, part by part, sorted by name.
    public func records(in collection: String) -> Pages<[Record]> {
        Pages(after: { last, limit in
            try await records(in: collection, after: last?.key.name, limit: limit)
        })
    }
}

extension HistoryLog {
    /// Returns all entries after a number, part by part; the first part may be empty.
    public func entries(after sequence: Int64) -> Pages<[LedgerEntry]> {
        Pages(after: { last, limit in
            try await entries(after: last?.sequence ?? sequence, limit: limit)
        })
    }
}

/// The parts of a long list, each of which is read on request.
///
/// The list may grow while it is read; elements that are added at the end are included.
public struct Pages<Page: Sendable>: AsyncSequence, Sendable {
    /// The number of elements that are read at once.
    ///
    /// A larger number would delay the first line; a smaller number would cost more look-ups.
    public static var limit: Int { 200 }

    private let read: @Sendable (_ last: Page?, _ limit: Int) async throws -> Page?

    /// Creates a list.
    /// - Parameter read: A closure that reads the part after `last`, or returns nil at the end.
    ///   `last` is nil for the first part; `limit` is the number of elements to read.
    public init(_ read: @escaping @Sendable (_ last: Page?, _ limit: Int) async throws -> Page?) {
        self.read = read
    }

    /// Creates a list that ends with the first part that has fewer elements than requested.
    /// - Parameter read: A closure that reads `limit` elements after `last`, which is nil for the
    ///   first part.
    public init<Element>(
        after read: @escaping @Sendable (_ last: Element?, _ limit: Int) async throws -> [Element]
    ) where Page == [Element] {
        self.init { last, limit in
            if let last, last.count < limit { return nil }
            return try await read(last?.last, limit)
        }
    }

    /// Returns an iterator that begins with the first part.
    public func makeAsyncIterator() -> Iterator {
        Iterator(read: read)
    }

    /// An iterator that reads the parts.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate let read: @Sendable (_ last: Page?, _ limit: Int) async throws -> Page?
        fileprivate var last: Page?
        fileprivate var isAtEnd = false

        /// Reads the next part.
        /// - Returns: The part, or nil at the end.
        public mutating func next() async throws -> Page? {
            if isAtEnd { return nil }
            try Task.checkCancellation()
            last = try await read(last, Pages.limit)
            isAtEnd = last == nil
            return last
        }
    }
}

extension AsyncSequence where Element: RangeReplaceableCollection {
    /// Returns the elements of all parts, for a list that is known to be short.
    public func joined() async throws -> Element {
        var elements = Element()
        for try await part in self { elements += part }
        return elements
    }
}
