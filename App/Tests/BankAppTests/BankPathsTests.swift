import BankApp
import Signing
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

    @Test("a database takes the place of the book, unless the option names a book")
    func store() {
        func store(book: String? = nil, option: String? = nil) -> String? {
            BankPaths(option: book, store: option) { ["BANK_STORE": "postgres:///env"][$0] }.store
        }
        #expect(store(option: "postgres:///option") == "postgres:///option")
        #expect(store() == "postgres:///env")
        #expect(store(book: "/book.sqlite") == nil)
        #expect(BankPaths(option: nil) { _ in "" }.store == nil)
        let paths = BankPaths(option: nil, store: "postgres:///a") {
            ["XDG_CONFIG_HOME": "/c"][$0]
        }
        #expect(paths.signings == "/c/modularbank/store.signings")
    }

    @Test("an empty variable counts as not set")
    func empty() {
        let paths = BankPaths(option: nil) { ["BANK_BOOK": "", "XDG_DATA_HOME": "/d"][$0] }
        #expect(paths.book == "/d/modularbank/book.sqlite")
    }

    @Test("the keys are in the folder of settings, and BANK_KEY wins over it")
    func keys() {
        func keys(_ variables: [String: String]) -> KeyPaths {
            BankPaths(option: "/a/book.sqlite") { variables[$0] }.keys
        }
        #expect(
            keys(["XDG_CONFIG_HOME": "/config", "HOME": "/home/kim"])
                == KeyPaths(folder: "/config/modularbank")
        )
        let folder = keys(["HOME": "/home/kim"]).folder
        #expect(folder.hasPrefix("/home/kim/") && folder.hasSuffix("/modularbank"))
        #expect(keys(["BANK_KEY": "/keys/a"]).keyFile == "/keys/a")
        #expect(keys(["BANK_KEY": ""]).keyFile == nil)
    }
}
