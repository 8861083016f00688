import LedgerInterface
import Testing

@Suite("Places and states of a book that moves")
struct BookStateTests {
    @Test(
        "a place is an address by any scheme or any first keyword",
        arguments: [
            ("postgres://host/bank", true), ("postgresql:///bank", true), ("service=bank", true),
            ("host=/tmp user=bank", true), ("target_session_attrs=any", true),
            ("POSTGRES://host/bank", true), (" postgres://host/bank", true),
            ("mysql://u:p@h/x", true), ("postgres:/h/x", true), ("Host = x DBNAME=y", true),
            ("\t dbname\t=y", true), ("/books/a=b.sqlite", false), (" =", false), ("./a=b", false),
            ("book.sqlite", false), ("=", false),
            ("", false), ("bank", false),
        ]
    )
    func place(text: String, isDatabase: Bool) {
        #expect(BookStore.isDatabase(text) == isDatabase)
    }

    @Test("a stored mark gives its state again, and an unknown one gives none")
    func marks() throws {
        for state in [BookState.arriving(from: "a"), .departing(to: "b"), .departed(to: "c")] {
            let mark = try #require(state.mark)
            #expect(BookState(mark: mark.name, place: mark.place) == state)
        }
        #expect(BookState.inUse.mark == nil && BookState.missing.mark == nil)
        #expect(BookState(mark: "else", place: "a") == nil)
    }
}
