import Console
import ConsoleTesting
import Testing

@Suite("Terminal grid of the tests")
struct TerminalGridTests {
    private func grid(_ output: String) -> TerminalGrid {
        var grid = TerminalGrid(FrameSize(columns: 6, rows: 3))
        grid.write(output)
        return grid
    }

    @Test(
        "text wraps and scrolls, and escape sequences move and erase",
        arguments: [
            ("one\r\ntwo", "one\ntwo"), ("한글한글", "한글한\n글"), ("abc\rx", "xbc"),
            ("1\r\n2\r\n3\r\n4", "2\n3\n4"), ("\u{1B}[2;3Hx", "\n  x"),
            ("abc\u{1B}[1;2H\u{1B}[K", "a"), ("a\r\nb\u{1B}[1;1H\u{1B}[J", ""),
            ("a\u{1B}[2Jb", " b"), ("\u{1B}[1mbold\u{1B}[0m", "bold"),
            ("shell\u{1B}[?1049hx", "x"), ("a\u{1B}[3\u{1B}[1;3Hb", "a b"),
        ]
    )
    func text(output: String, expected: String) {
        #expect(grid(output).text == expected)
    }

    @Test(
        "a frame of a larger window erases nothing outside of a smaller one",
        arguments: ["\u{1B}[5;1H\u{1B}[K", "\u{1B}[5;1H\u{1B}[J", "\u{1B}[2;9H\u{1B}[J"]
    )
    func smallerWindow(frame: String) {
        #expect(grid("a\(frame)").text == "a")
    }

    @Test("text beyond the last column is reported if lines do not wrap")
    func overrun() {
        #expect(!grid("1234567").isOverrun)
        #expect(grid("\u{1B}[?7l1234567").isOverrun)
    }
}
