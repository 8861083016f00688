import Bookkeeping
import DependencyContainer

/// A book in any store, open for its move to or from another store, whatever its state.
///
/// Entries move in pages, each durable on its own, so an interrupted move can go on. Marks in both
/// books keep them from being used as two banks.
public protocol MovableBook: Ledger, HistoryLog {
    /// The name of the place, by which commands open the book.
    var place: String { get }

    /// Returns the state of the book.
    /// - Throws: ``BankError`` `book.readonly` for a user who may not move the book.
    func state() async throws -> BookState

    /// Marks the book, in one transaction that excludes posts.
    ///
    /// Marking a missing book as arriving creates it without entries.
    /// - Parameters:
    ///   - state: The new state.
    ///   - old: The state that the caller knows.
    /// - Throws: ``BankError`` `book.changed` when the book has another state by now.
    func mark(_ state: BookState, replacing old: BookState) async throws

    /// Returns sealed entries with everything that a ledger writes for them.
    /// - Parameters:
    ///   - position: The place of the first entry in the log, from 0.
    ///   - count: The greatest number of entries, above zero.
    /// - Returns: The entries, numbered without gaps from `position` + 1.
    func postings(at position: Int64, limit count: Int) async throws -> [Posting]

    /// Adds entries to an arriving book, except those that it already has.
    func add(_ postings: [Posting]) async throws

    /// Adds checkpoints to an arriving book, except those that it already has.
    /// - Parameter checkpoints: Checkpoints of this log, smallest first.
    /// - Throws: ``BankError`` `checkpoint.other` for a checkpoint of another log.
    func add(_ checkpoints: [SignedNote]) async throws
}

/// The part of a book in a move.
public enum BookState: Sendable, Hashable {
    /// There is no book.
    case missing
    /// The book is a bank's.
    case inUse
    /// Entries are being copied to the book from another place.
    case arriving(from: String)
    /// The book accepts no more posts while the other place gets its last entries.
    case departing(to: String)
    /// The book of the other place is the bank's.
    case departed(to: String)

    /// Creates the state of a stored mark; nil for an unknown one.
    public init?(mark: String, place: String) {
        switch mark {
        case "arriving": self = .arriving(from: place)
        case "departing": self = .departing(to: place)
        case "departed": self = .departed(to: place)
        default: return nil
        }
    }

    /// The mark to store and the other place; nil without a mark.
    public var mark: (name: String, place: String)? {
        switch self {
        case .missing, .inUse: nil
        case .arriving(let place): ("arriving", place)
        case .departing(let place): ("departing", place)
        case .departed(let place): ("departed", place)
        }
    }
}

/// A kind of store, which opens books for a move.
public struct BookStore: Sendable {
    /// Indicates whether places are connection strings, and not paths.
    public let isDatabase: Bool
    /// Returns the book at a place, which need not exist.
    public let book: @Sendable (_ place: String) -> any MovableBook

    /// Creates a kind of store.
    public init(isDatabase: Bool, book: @escaping @Sendable (String) -> any MovableBook) {
        self.isDatabase = isDatabase
        self.book = book
    }

    /// Returns whether a place is a connection string, such as `postgres://host/bank` or
    /// `service=bank`.
    public static func isDatabase(_ place: String) -> Bool {
        if place.hasPrefix("postgres://") || place.hasPrefix("postgresql://") { return true }
        guard let end = place.firstIndex(of: "="), end > place.startIndex else { return false }
        return place[..<end].allSatisfy { $0.isASCII && $0.isLowercase || $0 == "_" || $0 == " " }
    }
}

/// The id of the collection of stores between which books move.
public let bookStoresInject = CollectionID<BookStore>("BookStores")

extension BankError {
    /// The book takes part in a move, so it is not a bank's.
    /// - Parameters:
    ///   - place: The place of the book.
    ///   - state: The state of the book.
    public static func bookMoving(at place: String, _ state: BookState) -> BankError {
        switch state {
        case .departed(let other):
            .bookFailure(
                "departed",
                "the book at '\(place)' was moved to '\(other)', where the bank is now; "
                    + "name that with \(BookStore.isDatabase(other) ? "'--store'" : "'--book'")"
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

    /// The state of a book is not what the caller of ``MovableBook/mark(_:replacing:)`` knows.
    /// - Parameter place: The place of the book.
    public static func bookChanged(at place: String) -> BankError {
        BankError(
            .refused,
            code: "book.changed",
            "another process has moved or started the book at '\(place)' meanwhile; try again"
        )
    }
}
