public import Bookkeeping
public import DependencyContainer

/// A book that can move to or from another store; it can be opened in any ``BookState``.
///
/// Entries move in pages, and each page is durable, so an interrupted move can continue. The old
/// and the new book both store their state, so only one of them is ever in use.
public protocol MovableBook: Ledger, HistoryLog {
    /// The path or connection string with which commands open the book.
    var place: String { get }

    /// Returns the state of the book.
    /// - Throws: ``BankError`` `book.readonly` for a user who may not move the book.
    func state() async throws -> BookState

    /// Stores a new state in the book, in one transaction during which nothing can be posted.
    ///
    /// The state `arriving` creates a missing book without entries.
    /// - Parameters:
    ///   - state: The new state.
    ///   - old: The state that the caller expects.
    /// - Throws: ``BankError`` `book.changed` when the book has another state.
    func mark(_ state: BookState, replacing old: BookState) async throws

    /// Returns sealed entries with everything that a ledger writes for them.
    /// - Parameters:
    ///   - position: The position of the first entry in the log, starting at 0.
    ///   - count: The maximum number of entries, greater than zero.
    /// - Returns: The entries, numbered without gaps from `position` + 1.
    func postings(at position: Int64, limit count: Int) async throws -> [Posting]

    /// Adds entries to a book in the state `arriving`, except entries that it already has.
    func add(_ postings: [Posting]) async throws

    /// Adds checkpoints to a book in the state `arriving`, except checkpoints that it already has.
    /// - Parameter checkpoints: Checkpoints of this log, smallest first.
    /// - Throws: ``BankError`` `checkpoint.other` for a checkpoint of another log.
    func add(_ checkpoints: [SignedNote]) async throws
}

/// The state of a book during a move to another place.
public enum BookState: Sendable, Hashable {
    /// The book does not exist.
    case missing
    /// The book is in use by a bank.
    case inUse
    /// Entries are being copied to the book from another place.
    case arriving(from: String)
    /// The book accepts no more posts, while its last entries are copied to the other place.
    case departing(to: String)
    /// The book is out of use, because the book at the other place replaces it.
    case departed(to: String)

    /// Creates the state from its stored name and the other place; nil for an unknown name.
    public init?(mark: String, place: String) {
        switch mark {
        case "arriving": self = .arriving(from: place)
        case "departing": self = .departing(to: place)
        case "departed": self = .departed(to: place)
        default: return nil
        }
    }

    /// The stored name of the state and the other place; nil if the book is missing or in use.
    public var mark: (name: String, place: String)? {
        switch self {
        case .missing, .inUse: nil
        case .arriving(let place): ("arriving", place)
        case .departing(let place): ("departing", place)
        case .departed(let place): ("departed", place)
        }
    }
}

/// A kind of store that opens books for a move.
public struct BookStore: Sendable {
    /// Indicates whether the store's places are connection strings instead of paths.
    public let isDatabase: Bool
    /// A closure that returns the book at a place, even if the book is missing.
    public let book: @Sendable (_ place: String) -> any MovableBook

    /// Creates a kind of store.
    public init(isDatabase: Bool, book: @escaping @Sendable (String) -> any MovableBook) {
        self.isDatabase = isDatabase
        self.book = book
    }

    /// Returns whether a place is an address, such as `postgres://host/bank` or `service=bank`.
    ///
    /// A place with any scheme and a place with any first keyword are addresses, also if no store
    /// accepts them. No file is created for an address.
    public static func isDatabase(_ place: String) -> Bool {
        // Bytes are compared, because each command asks about its book.
        let bytes = Array(place.utf8)
        let (colon, slash) = (UInt8(ascii: ":"), UInt8(ascii: "/"))
        let start = bytes.prefix { $0 != slash }
        if start.last == colon { return true }
        for index in bytes.indices.dropFirst(start.count + 2)
        where bytes[index - 2] == colon && bytes[index - 1] == slash && bytes[index] == slash {
            return true
        }
        let keyword = bytes.prefix { $0 != UInt8(ascii: "=") }
        guard keyword.count < bytes.count else { return false }
        let isSpace = { (byte: UInt8) in byte == 0x20 || (0x09...0x0D).contains(byte) }
        return !keyword.allSatisfy(isSpace)
            && keyword.allSatisfy {
                (0x61...0x7A).contains($0 | 0x20) || $0 == UInt8(ascii: "_") || isSpace($0)
            }
    }
}

/// The id of the collection of stores between which books move.
public let bookStoresInject = CollectionID<BookStore>("BookStores")

extension BankError {
    /// Returns the error for a book that cannot be used because of a move.
    /// - Parameters:
    ///   - place: The path or connection string of the book.
    ///   - state: The state of the book.
    public static func bookMoving(at place: String, _ state: BookState) -> BankError {
        switch state {
        case .departed(let other):
            .bookFailure(
                "departed",
                "the book at '\(place)' was moved to '\(other)', where the bank is now; "
                    + "name that book with \(BookStore.isDatabase(other) ? "'--store'" : "'--book'")"
            )
        case .departing(let other):
            .bookFailure(
                "departing",
                "the book at '\(place)' is being moved to '\(other)'; "
                    + "repeat 'bank migrate' with '--from' '\(place)' and '--to' '\(other)'"
            )
        case .arriving(let other):
            .bookFailure(
                "arriving",
                "the book at '\(place)' is incomplete, because it is being moved from '\(other)'; "
                    + "repeat 'bank migrate' with '--from' '\(other)' and '--to' '\(place)'"
            )
        case .missing, .inUse: .bookChanged(at: place)
        }
    }

    /// Returns the error for a book whose state another process has changed.
    /// - Parameter place: The path or connection string of the book.
    public static func bookChanged(at place: String) -> BankError {
        BankError(
            .refused,
            code: "book.changed",
            "another process has moved or created the book at '\(place)' meanwhile; try again"
        )
    }
}
