import Bookkeeping
import DependencyContainer

/// The paths of a book's secret files, which are outside the book's folder.
public struct KeyPaths: Sendable, Hashable {
    /// The folder with the keys of all books, such as `~/.config/modularbank`.
    public let folder: String
    /// The path of the key file for every book; nil to find it by the book's id.
    public let keyFile: String?

    public init(folder: String, keyFile: String? = nil) {
        self.folder = folder
        self.keyFile = keyFile
    }
}

/// The place of the key file of the present book.
final class KeyPlace: Sendable {
    private let paths: KeyPaths
    private let origin: @Sendable () async throws -> String

    /// - Parameters:
    ///   - paths: The paths.
    ///   - origin: Returns the name of the present book's log.
    init(_ paths: KeyPaths, origin: @escaping @Sendable () async throws -> String) {
        self.paths = paths
        self.origin = origin
    }

    /// Returns the key file of the present book, which may be missing.
    /// - Throws: `BankError` `key.unreadable` or `key.book`, and the errors of the log.
    func file() async throws -> KeyFile {
        if let path = paths.keyFile { return KeyFile(path: path) }
        guard let id = BookID.id(ofLog: try await origin()) else {
            throw BookID.invalid("key.book")
        }
        return KeyFile(path: "\(paths.folder)/\(id).key")
    }
}

/// The form of a book's id: 16 lowercase hexadecimal digits.
///
/// The id comes from the book, whose writer must not choose a path by it.
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
            "the id of the book is not 16 hexadecimal digits; restore the book from a copy"
        )
    }
}

/// The place of the key file, which is known once the book exists.
let keyPlaceInject = InjectID<KeyPlace>("Signing.KeyPlace")
