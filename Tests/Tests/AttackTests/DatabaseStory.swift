import Console
import Foundation
import LedgerPostgreSQLTesting

/// The book of the story in databases of a PostgreSQL server.
struct DatabaseStory: Sendable {
    static let server = Result { try PostgreSQLServer() }

    /// The story is the same for all tests, which attack copies.
    static let shared = Task { try await DatabaseStory() }

    private let book: RealBook
    /// The path of a checkpoint over all entries.
    let checkpoint: String

    private init() async throws {
        let story = try await Story.short.value
        checkpoint = story.checkpoint
        var book = try story.book.copy()
        let place = try Self.server.get().database()
        let moved = await book.run(["migrate", "--from", book.path, "--to", place], input: [])
        guard moved.status == .success else {
            throw RealBook.Failure(line: "migrate", outcome: moved)
        }
        book.store = place
        self.book = book
    }

    /// Returns a copy of the book in another database.
    func copy(_ keys: RealBook.Keys = .copied) throws -> RealBook {
        let server = try Self.server.get()
        var copy = try book.copy(keys)
        copy.store = try server.database(copiedFrom: book.store ?? "")
        return copy
    }
}
