import Bookkeeping
import Testing

@Suite("Free text")
struct FreeTextTests {
    @Test(
        "a valid text is returned unchanged",
        arguments: [
            "", " ", "월급 5월", "🇰🇷👨‍👩‍👧‍👦", "e\u{301}",
            String(repeating: "가", count: 200), String(repeating: "👨‍👩‍👧‍👦", count: 160),
        ]
    )
    func kept(text: String) throws {
        let validated = try FreeText.validated(text, field: "the memo")
        #expect(Array(validated.utf8) == Array(text.utf8))
    }

    @Test(
        "a text that is too long or has control characters is refused",
        arguments: [
            (String(repeating: "가", count: 201), "long"),
            (String(repeating: "x", count: 201), "long"),
            ("e" + String(repeating: "\u{301}", count: 4000), "long"),
            (String(repeating: "👨‍👩‍👧‍👦", count: 160) + "a", "long"),
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

    @Test(
        "Korean, emoji and other scripts are valid text",
        arguments: [
            "한글 테스트", "\u{1112}\u{1161}\u{11AB}", "ㅎㅏㄴ", "ﾊﾝｸﾞﾙ", "葛\u{E0100}飾区",
            "❤\u{FE0F}\u{200D}🔥", "👁\u{FE0F}\u{200D}🗨\u{FE0F}", "1\u{FE0F}\u{20E3}",
            "👩🏽\u{200D}🚀",
            "क\u{94D}\u{200D}ष", "a\u{3000}b", "\u{2801}", "가\u{A0}나",
        ]
    )
    func scripts(text: String) throws {
        #expect(try FreeText.validated(text, field: "the memo") == text)
    }

    @Test(
        "a joiner or a selector that does not change the look of a text is refused",
        arguments: [
            "re\u{200D}nt", "a\u{200D}🔥", "❤\u{FE0F}\u{200D}a", "🔥\u{200D}", "rent\u{FE01}",
            "a\u{FE0F}", "1\u{FE0F}", "1\u{FE0F}2", "❤\u{FE0F}\u{FE0F}", "a\u{E0100}",
        ]
    )
    func unneeded(text: String) {
        let error = #expect(throws: BankError.self) {
            try FreeText.validated(text, field: "the memo")
        }
        #expect(error?.code == "text.invisible")
    }

    @Test(
        "an invisible character is refused and named",
        arguments: [
            0x3164, 0x115F, 0x1160, 0xAD, 0x34F, 0x180E, 0x2800, 0xFFA0, 0x200B, 0x200C, 0x200E,
            0x200F, 0x202A, 0x202E, 0x2060, 0x2066, 0x2069, 0x61C, 0xFEFF, 0xFFF9, 0xE0001, 0xE0041,
            0xE007F, 0x17B4, 0x1D173,
        ] as [UInt32]
    )
    func invisible(value: UInt32) throws {
        let scalar = String(Character(try #require(Unicode.Scalar(value))))
        for text in [scalar, "김" + scalar + "하나", "🏴" + scalar, scalar + "a", "a" + scalar] {
            let error = #expect(throws: BankError.self) {
                try FreeText.validated(text, field: "the nickname")
            }
            #expect(error?.code == "text.invisible")
            #expect(error?.message.hasPrefix("the nickname ") == true)
            let digits = String(value, radix: 16, uppercase: true)
            let padded = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
            #expect(error?.message.contains("U+\(padded);") == true)
        }
    }

    @Test(
        "a character of private use and a non-character are refused and named",
        arguments: [0xE000, 0xF8FF, 0xF0000, 0x10FFFD, 0xFDD0, 0xFFFE, 0x1FFFF] as [UInt32]
    )
    func foreign(value: UInt32) throws {
        let scalar = String(Character(try #require(Unicode.Scalar(value))))
        let error = #expect(throws: BankError.self) {
            try FreeText.validated("김" + scalar, field: "the name")
        }
        #expect(error?.code == "text.private")
        let name = "U+" + String(value, radix: 16, uppercase: true)
        #expect(error?.message.hasPrefix("the name has the character \(name),") == true)
    }

    @Test(
        "a joiner or a variation selector that joins nothing is refused",
        arguments: [
            "\u{200D}", "a\u{200D}", "\u{200D}a", "a\u{200D}\u{200D}b", "a \u{200D}b",
            "a\u{200D} b", "\u{FE0F}", "a\u{FE0F}\u{FE0F}", " \u{FE0F}", "a\u{200D}\u{FE0F}",
            "😀\u{E0101}\u{E0102}",
        ]
    )
    func strayJoiners(text: String) {
        let error = #expect(throws: BankError.self) {
            try FreeText.validated(text, field: "the memo")
        }
        #expect(error?.code == "text.invisible")
    }
}
