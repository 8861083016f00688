import Foundation

/// The place of a book in a folder that goes away with it.
final class TemporaryBook: Sendable {
    let book: String
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("book-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        book = folder.appendingPathComponent("book.sqlite").path
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }
}
