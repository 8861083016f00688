/// Where the bank keeps its book and the key beside it.
///
/// An option beats the environment, which beats the platform's place: `--book PATH`, `BANK_BOOK`,
/// `$XDG_DATA_HOME/modularbank/book.sqlite`, `~/.local/share/modularbank/book.sqlite` (on macOS
/// `~/Library/Application Support/modularbank/book.sqlite`).
public struct BankPlaces: Sendable, Hashable {
    /// The path of the book.
    public let book: String

    /// The path of the random key that, together with the password, unseals a customer's signing
    /// key. It stands outside the book: whoever copies the book alone cannot try passwords.
    public var keyFile: String { book + ".key" }

    public init(book: String) {
        self.book = book
    }

    /// - Parameters:
    ///   - option: The value of `--book`, if given.
    ///   - environment: The variables by name; one that is set but empty counts as not set.
    public init(option: String?, environment: (String) -> String?) {
        func value(_ name: String) -> String? {
            environment(name).flatMap { $0.isEmpty ? nil : $0 }
        }
        if let path = option ?? value("BANK_BOOK") {
            book = path
            return
        }
        let home = value("HOME") ?? "."
        #if os(macOS)
            let data = value("XDG_DATA_HOME") ?? "\(home)/Library/Application Support"
        #else
            let data = value("XDG_DATA_HOME") ?? "\(home)/.local/share"
        #endif
        book = "\(data)/modularbank/book.sqlite"
    }
}
