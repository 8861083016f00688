import Console
import LedgerInterface
public import Signing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The paths of the book, of its journal, and of the keys in another folder.
///
/// The option `--book PATH` names the book. Without the option, the variable `BANK_BOOK` does.
/// Without both, the book is `modularbank/book.sqlite` in `$XDG_DATA_HOME`, by default in
/// `~/.local/share` (on macOS `~/Library/Application Support`).
///
/// The option `--store URL` names a database to use instead of the book. Without `--store` and
/// `--book`, the variable `BANK_STORE` does.
public struct BankPaths: Sendable, Hashable {
    /// The path of the book.
    public let book: String

    /// The connection string of the database that is used instead of the book; nil to use the book.
    public let store: String?

    /// The paths of the keys.
    ///
    /// The keys are not in the book's folder, so a thief of that folder cannot sign.
    ///
    /// The folder is `$XDG_CONFIG_HOME/modularbank`, or `~/.config/modularbank` (on macOS
    /// `~/Library/Preferences/modularbank`). `BANK_KEY` is the path of the key file.
    public let keys: KeyPaths

    /// The path of the journal of signings, which is beside the book.
    ///
    /// If the book's path is a symbolic link, the journal is beside the link's target. For a
    /// database, each computer has its own journal beside the keys.
    public var signings: String {
        store == nil ? Self.signings(besideBook: book) : signingsForDatabases
    }

    /// Returns the path of the journal of signings for a book that is being moved.
    /// - Parameter place: The path of a book, or a connection string.
    @Sendable func signings(ofBookAt place: String) -> String {
        BookStore.isDatabase(place) ? signingsForDatabases : Self.signings(besideBook: place)
    }

    private var signingsForDatabases: String { keys.folder + "/store.signings" }

    private static func signings(besideBook book: String) -> String {
        (target(ofLink: book) ?? book) + ".signings"
    }

    /// The value of `BANK_WITNESS`: the folder that gets each checkpoint; nil if the variable is
    /// not set.
    public let witness: String?

    /// - Parameters:
    ///   - option: The value of the option `--book`; nil if it is not given.
    ///   - store: The value of the option `--store`; nil if it is not given.
    ///   - environment: Returns the value of a variable, given its name; empty counts as not set.
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
    /// The environment variables that decide the paths, for the help.
    static let environment = [
        EnvironmentVariable("BANK_BOOK", "The path of the book, unless '--book' is given."),
        EnvironmentVariable(
            "BANK_STORE",
            "The database to use instead of a book, unless '--store' or '--book' is given."
        ),
        EnvironmentVariable("BANK_KEY", "The path of the key file."),
        EnvironmentVariable("BANK_WITNESS", "A folder that keeps each checkpoint."),
        EnvironmentVariable(
            "XDG_DATA_HOME",
            "The folder of the default book, 'modularbank/book.sqlite'; if unset, '~/.local/share'."
        ),
        EnvironmentVariable(
            "XDG_CONFIG_HOME",
            "The parent of the keys' folder 'modularbank'; if unset, '~/.config'."
        ),
        EnvironmentVariable("HOME", "Your home folder, which is written '~'."),
    ]
}

/// Returns the path to which a symbolic link leads; nil if `path` is not a symbolic link.
private func target(ofLink path: String) -> String? {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK,
        let resolved = realpath(path, nil)
    else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
}
