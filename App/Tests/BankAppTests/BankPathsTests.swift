import BankApp
import Testing

@Suite("The paths of the book")
struct BankPathsTests {
    @Test("the option wins over the environment, which wins over the platform")
    func order() {
        let all = ["BANK_BOOK": "/env.sqlite", "XDG_DATA_HOME": "/data", "HOME": "/home/kim"]
        func book(option: String?, without missing: String...) -> String {
            BankPaths(option: option) { missing.contains($0) ? nil : all[$0] }.book
        }
        #expect(book(option: "/option.sqlite") == "/option.sqlite")
        #expect(book(option: nil) == "/env.sqlite")
        #expect(book(option: nil, without: "BANK_BOOK") == "/data/modularbank/book.sqlite")
        #expect(
            book(option: nil, without: "BANK_BOOK", "XDG_DATA_HOME").hasPrefix("/home/kim/")
        )
    }

    @Test("an empty variable counts as not set")
    func empty() {
        let paths = BankPaths(option: nil) { ["BANK_BOOK": "", "XDG_DATA_HOME": "/d"][$0] }
        #expect(paths.book == "/d/modularbank/book.sqlite")
    }

    @Test("the key is beside the book or where BANK_KEY says")
    func key() {
        #expect(BankPaths(book: "/a/book.sqlite").keyFile == "/a/book.sqlite.key")
        let paths = BankPaths(option: "/a/book.sqlite") { ["BANK_KEY": "/keys/a"][$0] }
        #expect(paths.keyFile == "/keys/a")
    }
}
