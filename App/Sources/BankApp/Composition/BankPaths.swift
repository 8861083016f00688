import Console
import LedgerInterface
import Signing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The paths of the book, of the journal beside it, and of the keys in another folder.
///
/// An option beats the environment, which beats the platform's place: `--book PATH`, `BANK_BOOK`,
/// `$XDG_DATA_HOME/modularbank/book.sqlite`, `~/.local/share/modularbank/book.sqlite` (on macOS
/// `~/Library/Application Support/modularbank/book.sqlite`). A database takes the place of the book
/// with `--store URL`, or with `BANK_STORE` unless there is `--book`.
public struct BankPaths: Sendable, Hashable {
    /// The path of the book.
    public let book: String

    /// The connection string of the database that takes the place of the book.
    public let store: String?

    /// The paths of the keys, which are apart from the book, so that one stolen folder is useless.
    ///
    /// Their folder is `$XDG_CONFIG_HOME/modularbank`, or `~/.config/modularbank` (on macOS
    /// `~/Library/Preferences/modularbank`). `BANK_KEY` is the path of the key file.
    public let keys: KeyPaths

    /// The path of the journal of signings, always beside the book, also for a link to the book.
    ///
    /// The requests to sign for a database are noted beside the keys, on the computer where they are
    /// made.
    public var signings: String {
        store == nil ? Self.signings(besideBook: book) : signingsForDatabases
    }

    /// Returns the path of the journal of signings for a book that is moved.
    /// - Parameter place: The path of a book, or a connection string.
    @Sendable func signings(ofBookAt place: String) -> String {
        BookStore.isDatabase(place) ? signingsForDatabases : Self.signings(besideBook: place)
    }

    private var signingsForDatabases: String { keys.folder + "/store.signings" }

    private static func signings(besideBook book: String) -> String {
        (target(ofLink: book) ?? book) + ".signings"
    }

    /// The folder that keeps each checkpoint, from `BANK_WITNESS`.
    public let witness: String?

    /// - Parameters:
    ///   - book: The path of the book.
    ///   - keyFolder: The folder of the keys; `BOOK.keys` when nil, for tests.
    public init(book: String, keyFolder: String? = nil) {
        self.book = book
        store = nil
        witness = nil
        keys = KeyPaths(folder: keyFolder ?? book + ".keys")
    }

    /// - Parameters:
    ///   - option: The value of `--book`, if given.
    ///   - store: The value of `--store`, if given.
    ///   - environment: Returns a variable by name; an empty one counts as not set.
    public init(option: String?, store: String? = nil, environment: (String) -> String?) {
        func value(_ name: String) -> String? {
            environment(name).flatMap { $0.isEmpty ? nil : $0 }
        }
        let home = value("HOME") ?? "."
        #if os(macOS)
            let (data, config) = ("Library/Application Support", "Library/Preferences")
        #else
            let (data, config) = (".local/share", ".config")
        #endif
        func folder(_ variable: String, default folder: String) -> String {
            "\(value(variable) ?? "\(home)/\(folder)")/modularbank"
        }
        let book =
            option ?? value("BANK_BOOK")
            ?? "\(folder("XDG_DATA_HOME", default: data))/book.sqlite"
        self.book = book
        self.store = store ?? (option == nil ? value("BANK_STORE") : nil)
        witness = value("BANK_WITNESS")
        keys = KeyPaths(
            folder: folder("XDG_CONFIG_HOME", default: config),
            keyFile: value("BANK_KEY")
        )
    }
}

extension BankPaths {
    /// The environment variables that name the paths.
    static let environment = [
        EnvironmentVariable("BANK_BOOK", "The book, unless there is '--book'."),
        EnvironmentVariable(
            "BANK_STORE",
            "The database to use in place of a book, unless there is '--store' or '--book'."
        ),
        EnvironmentVariable("BANK_KEY", "The file with the bank's key."),
        EnvironmentVariable("BANK_WITNESS", "A folder that keeps each checkpoint."),
        EnvironmentVariable(
            "XDG_DATA_HOME",
            "The folder around 'modularbank/book.sqlite', the usual book; '~/.local/share' by default."
        ),
        EnvironmentVariable(
            "XDG_CONFIG_HOME",
            "The folder around 'modularbank', the folder of the keys; '~/.config' by default."
        ),
        EnvironmentVariable("HOME", "The folder that '~' is."),
    ]
}

/// Returns the path to which a symbolic link leads; nil for another file.
private func target(ofLink path: String) -> String? {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK,
        let resolved = realpath(path, nil)
    else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
}
