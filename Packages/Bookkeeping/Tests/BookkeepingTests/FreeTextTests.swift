import Bookkeeping
import Testing

@Suite("Text from a person")
struct FreeTextTests {
    @Test(
        "is kept as it was given",
        arguments: [
            "", " ", "월급 5월", "🇰🇷👨‍👩‍👧‍👦", "e\u{301}", "a\u{200D}b", String(repeating: "가", count: 200),
            String(repeating: "👨‍👩‍👧‍👦", count: 150),
        ]
    )
    func kept(text: String) throws {
        let checked = try FreeText.validated(text, field: "the memo")
        #expect(Array(checked.utf8) == Array(text.utf8))
    }

    @Test(
        "is refused when it is too long, or controls the terminal",
        arguments: [
            (String(repeating: "가", count: 201), "long"),
            (String(repeating: "x", count: 201), "long"),
            ("e" + String(repeating: "\u{301}", count: 4000), "long"),
            ("a\nb", "control"), ("a\tb", "control"), ("\u{1B}[31m", "control"),
            ("\0", "control"), ("\u{7F}", "control"), ("\u{9B}31m", "control"),
            ("\u{2028}", "control"), ("\u{2029}", "control"), ("\r", "control"),
        ]
    )
    func refused(text: String, reason: String) {
        let error = #expect(throws: BankError.self) {
            try FreeText.validated(text, field: "the memo")
        }
        #expect(error?.code == "text.\(reason)")
        #expect(error?.message.hasPrefix("the memo ") == true)
    }
}
