/// The paths of the book, and of the key and the journal beside it.
///
/// An option beats the environment, which beats the platform's place: `--book PATH`, `BANK_BOOK`,
/// `$XDG_DATA_HOME/modularbank/book.sqlite`, `~/.local/share/modularbank/book.sqlite` (on macOS
/// `~/Library/Application Support/modularbank/book.sqlite`).
public struct BankPaths: Sendable, Hashable {
    /// The path of the book.
    public let book: String

    /// The path of the random key that, together with a password, unseals a customer's signing key.
    ///
    /// It is a separate file, so that a thief of the book cannot try passwords on it. `BANK_KEY`
    /// moves it away from the book.
    public let keyFile: String

    /// The path of the journal of signings, always beside the book.
    public var signings: String { book + ".signings" }

    /// - Parameters:
    ///   - book: The path of the book.
    ///   - keyFile: The path of the key; beside the book when nil.
    public init(book: String, keyFile: String? = nil) {
        self.book = book
        self.keyFile = keyFile ?? book + ".key"
    }

    /// - Parameters:
    ///   - option: The value of `--book`, if given.
    ///   - environment: Returns a variable by name; an empty one counts as not set.
    public init(option: String?, environment: (String) -> String?) {
        func value(_ name: String) -> String? {
            environment(name).flatMap { $0.isEmpty ? nil : $0 }
        }
        if let path = option ?? value("BANK_BOOK") {
            self.init(book: path, keyFile: value("BANK_KEY"))
            return
        }
        let home = value("HOME") ?? "."
        #if os(macOS)
            let data = value("XDG_DATA_HOME") ?? "\(home)/Library/Application Support"
        #else
            let data = value("XDG_DATA_HOME") ?? "\(home)/.local/share"
        #endif
        self.init(book: "\(data)/modularbank/book.sqlite", keyFile: value("BANK_KEY"))
    }
}
