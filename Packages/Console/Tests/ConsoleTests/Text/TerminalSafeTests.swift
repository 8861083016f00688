import Console
import Testing

@Suite("Terminal safety")
struct TerminalSafeTests {
    @Test(
        "unsafe characters are escaped",
        arguments: [
            ("plain 한글 👨‍👩‍👧", "plain 한글 👨‍👩‍👧"), ("a\nb\tc\r\n", "a\\nb\\tc\\r\\n"),
            ("\u{1B}[2J", "\\u{1B}[2J"), ("\u{9B}31m", "\\u{9B}31m"), ("\u{7F}\0", "\\u{7F}\\u{0}"),
            ("\u{202E}txt.exe", "\\u{202E}txt.exe"), ("\u{2067}", "\\u{2067}"),
            ("\u{61C}\u{200F}", "\\u{61C}\\u{200F}"), ("a\u{2028}b", "a\\u{2028}b"),
            ("\u{FEFF}\u{200B}", "\\u{FEFF}\\u{200B}"), ("a\u{E0041}\u{AD}", "a\\u{E0041}\\u{AD}"),
            ("\u{3164}\u{2800}\u{1D173}", "\\u{3164}\\u{2800}\\u{1D173}"),
            ("\u{E004}\u{10FFFD}", "\\u{E004}\\u{10FFFD}"),
            ("葛\u{E0100}1\u{FE0F}\u{20E3}", "葛\u{E0100}1\u{FE0F}\u{20E3}"),
        ]
    )
    func line(text: String, safe: String) {
        #expect(TerminalSafe.line(text) == safe)
    }

    @Test("line feeds and tabs are preserved in a text of several lines")
    func lines() {
        #expect(TerminalSafe.lines("a\n\tb\u{7}\r\n") == "a\n\tb\\u{7}\\r\n")
    }

    @Test("no unsafe character is left in a random text", arguments: 0..<200 as Range<UInt64>)
    func anything(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let safe = TerminalSafe.line(random.text(upTo: 40))
        for scalar in safe.unicodeScalars {
            let category = scalar.properties.generalCategory
            #expect(category != .control && category != .lineSeparator)
            #expect(!scalar.properties.isBidiControl)
        }
        #expect(TerminalSafe.line(safe) == safe)
    }
}
