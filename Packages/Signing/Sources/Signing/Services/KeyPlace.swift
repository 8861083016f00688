import Bookkeeping
import DependencyContainer
import Synchronization

/// The paths of a book's secret files, which are outside the book's folder.
public struct KeyPaths: Sendable, Hashable {
    /// The folder with the keys of all books, such as `~/.config/modularbank`.
    public let folder: String
    /// The path of the key file for every book; nil to find it by the book's id.
    public let keyFile: String?
    /// The path of a key file beside the book, where version 0.1.0 made it.
    public let besideBook: String

    /// Creates paths.
    ///
    /// - Parameters:
    ///   - folder: The folder with the keys of all books.
    ///   - keyFile: The path of the key file for every book; nil to find it by the book's id.
    ///   - besideBook: The path of a key file beside the book.
    public init(folder: String, keyFile: String? = nil, besideBook: String) {
        self.folder = folder
        self.keyFile = keyFile
        self.besideBook = besideBook
    }
}

/// The place of the key file of the present book.
final class KeyPlace: Sendable {
    private let paths: KeyPaths
    private let origin: @Sendable () async throws -> String
    private let warn: @Sendable (String) -> Void
    private let hasWarned = Mutex(false)

    /// - Parameters:
    ///   - paths: The paths.
    ///   - origin: Returns the name of the present book's log.
    ///   - warn: Shows a warning in one line.
    init(
        _ paths: KeyPaths,
        origin: @escaping @Sendable () async throws -> String,
        warn: @escaping @Sendable (String) -> Void
    ) {
        self.paths = paths
        self.origin = origin
        self.warn = warn
    }

    /// Returns the key file of the present book, which may be missing.
    ///
    /// A file beside the book is used if there is no other, with a warning that says how to move
    /// it.
    ///
    /// - Throws: `BankError` `key.unreadable` or `key.book`, and the errors of the log.
    func file() async throws -> KeyFile {
        if let path = paths.keyFile { return KeyFile(path: path) }
        let beside = KeyFile(path: paths.besideBook)
        guard let id = BookID.id(ofLog: try await origin()) else {
            throw BookID.invalid("key.book")
        }
        let file = KeyFile(path: "\(paths.folder)/\(id).key")
        guard try !file.exists(), try beside.exists() else { return file }
        warnOnce(
            "the key file '\(beside.path)' is beside the book, so one stolen folder has both; "
                + "move it: mkdir -p -m 700 '\(paths.folder)' && "
                + "mv '\(beside.path)' '\(file.path)'"
        )
        return beside
    }

    private func warnOnce(_ message: String) {
        let isFirst = hasWarned.withLock { hasWarned in
            defer { hasWarned = true }
            return !hasWarned
        }
        if isFirst { warn(message) }
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
