import Bookkeeping
import DependencyContainer

/// The paths of a book's secret files, which must be outside the book's folder.
public struct KeyPaths: Sendable, Hashable {
    /// The folder with the keys of all books, such as `~/.config/modularbank`.
    public let folder: String
    /// The path of a single key file for all books; nil to derive a path from each book's id.
    public let keyFile: String?

    public init(folder: String, keyFile: String? = nil) {
        self.folder = folder
        self.keyFile = keyFile
    }
}

/// Locates the key file of the current book.
final class KeyPlace: Sendable {
    private let paths: KeyPaths
    private let origin: @Sendable () async throws -> String

    /// - Parameters:
    ///   - paths: The paths that the app configures.
    ///   - origin: Returns the name of the current book's log.
    init(_ paths: KeyPaths, origin: @escaping @Sendable () async throws -> String) {
        self.paths = paths
        self.origin = origin
    }

    /// Returns the key file of the current book, even if the file is missing.
    /// - Throws: `BankError` `key.unreadable` or `key.book`, and the errors of the log.
    func file() async throws -> KeyFile {
        if let path = paths.keyFile { return KeyFile(path: path) }
        guard let id = BookID.id(ofLog: try await origin()) else {
            throw BookID.invalid("key.book")
        }
        return KeyFile(path: "\(paths.folder)/\(id).key")
    }
}

/// Reads and checks a book's id: 16 lowercase hexadecimal digits.
///
/// The id is checked because it comes from the book, and a path is made from it.
enum BookID {
    /// Returns the id in the name of a book's log, such as `modularbank/8f2a41d09c1b77e3`.
    static func id(ofLog origin: String) -> String? {
        let prefix = "modularbank/"
        let id = String(origin.dropFirst(prefix.count))
        return origin.hasPrefix(prefix) && HexBytes(id)?.bytes.count == 8 ? id : nil
    }

    static func invalid(_ code: String) -> BankError {
        BankError(
            .unreadableBook,
            code: code,
            "the id of the book is not 16 hexadecimal digits; restore the book from a backup"
        )
    }
}

/// The ID of the service that locates the key file.
let keyPlaceInject = InjectID<KeyPlace>("Signing.KeyPlace")
