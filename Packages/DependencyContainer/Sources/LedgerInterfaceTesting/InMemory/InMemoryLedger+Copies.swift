import Bookkeeping
public import LedgerInterface

extension InMemoryLedger: BookCopies {
    public func copy(to path: String) throws {
        guard copies[path] == nil else {
            throw BankError(.refused, code: "copy.exists", "the copy '\(path)' exists already")
        }
        copies[path] = try book()
    }

    public func copy(at path: String) throws -> any Ledger & HistoryLog {
        let copy = try copied(path)
        return InMemoryLedger(copy, clock: clock, authority: authority)
    }

    public func restore(from path: String) throws {
        let copy = try copied(path)
        guard openBook == nil else {
            throw BankError(.refused, code: "book.exists", "a book in memory exists already")
        }
        openBook = copy
    }

    private func copied(_ path: String) throws -> MemoryBook {
        guard let copy = copies[path] else { throw BankError.copyMissing(at: path) }
        return copy
    }
}
