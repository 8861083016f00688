import Console
import Testing

@Suite("Display width")
struct DisplayWidthTests {
    @Test(
        "a text has the width that terminals give it",
        arguments: [
            ("", 0), ("abc", 3), ("한글", 4), ("10,000원", 8), ("ｆｕｌｌ", 8), ("漢字", 4), ("ｱ", 1),
            ("é", 1), ("e\u{301}", 1), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("ก็", 1),
            ("👍", 2), ("👍🏽", 2), ("👨‍👩‍👧‍👦", 2), ("🇰🇷", 2), ("❤️", 2), ("❤", 1), ("1️⃣", 2),
            ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("…", 1), ("─", 1), ("€", 1), ("\u{AD}", 1), ("\u{200D}", 0),
        ]
    )
    func widths(text: String, width: Int) {
        #expect(DisplayWidth.of(text) == width)
    }

    @Test("composed and decomposed Hangul have the same width")
    func hangul() {
        for value in stride(from: 0xAC00, through: 0xD7A3, by: 7) as StrideThrough<UInt32> {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let index = value - 0xAC00
            let parts = [0x1100 + index / 588, 0x1161 + index % 588 / 28, 0x11A7 + index % 28]
            let letters = parts.filter { $0 != 0x11A7 }.compactMap(Unicode.Scalar.init)
            let decomposed = String(String.UnicodeScalarView(letters))
            #expect(DisplayWidth.of(String(Character(scalar))) == 2)
            #expect(DisplayWidth.of(decomposed) == 2)
        }
    }

    @Test(
        "the width of a text does not depend on the text after it",
        arguments: 0..<50 as Range<UInt64>
    )
    func plain(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let letters = Array("az 09~가힣한글漢字一鿿─╭█▟")
        let text = String((0..<20).compactMap { _ in letters.randomElement(using: &random) })
        #expect(DisplayWidth.of(text) == DisplayWidth.of(text + "é") - 1)
        #expect(DisplayWidth.of(text) == text.reduce(0) { $0 + DisplayWidth.of("\($1)é") - 1 })
    }
}
