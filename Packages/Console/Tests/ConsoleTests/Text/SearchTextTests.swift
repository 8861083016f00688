import Console
import Testing

@Suite("Texts to search for")
struct SearchTextTests {
    @Test(
        "are found regardless of case and commas",
        arguments: [
            ("45000", "transfer  -45,000"), ("45,000", "-45,000 won"), ("45,0", "145,000"),
            ("TRANSFER", "a transfer"), ("2026-01", "2026-01-05"), ("회식", "점심 회식비"),
            ("é", "CAFÉ"), ("caf\u{E9}", "cafe\u{301}"), ("", "anything"), (",", "anything"),
            ("b2", "b1b2"),
        ]
    )
    func found(text: String, other: String) {
        #expect(SearchText(text).isIn(other))
    }

    @Test("find the number that they mean, as a whole number")
    func number() {
        let search = SearchText("5만", number: "50,000")
        for other in ["50,000", "-50,000", "paid 50000 won", "5만원 권"] {
            #expect(search.isIn(other), "\(other)")
        }
        for other in ["150,000", "1,050,000", "500,000", "50,000,000", "50,001", "5000", ""] {
            #expect(!search.isIn(other), "\(other)")
        }
    }

    @Test(
        "are not found in other texts",
        arguments: [
            ("45001", "-45,000"), ("회식", "회사"), ("2026-02", "2026-01-05"), ("long", "lon"),
            ("a", ""), ("é", "e"),
        ]
    )
    func missing(text: String, other: String) {
        #expect(!SearchText(text).isIn(other))
    }
}
