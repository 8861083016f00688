import ConsoleTesting
import Testing

@testable import Console

@Suite("Frame differences")
struct FrameDifferTests {
    private let plain = ColorSupport(depth: .none)

    @Test("the first frame clears the window in one synchronized update")
    func first() {
        var differ = FrameDiffer(colors: plain)
        #expect(
            differ.update(to: Frame("Home\n\n1. 계좌"))
                == "\u{1B}[?2026h\u{1B}[?25l\u{1B}[0m\u{1B}[2J"
                + "\u{1B}[1;1HHome\u{1B}[3;1H1. 계좌\u{1B}[?2026l"
        )
    }

    @Test("an unchanged frame writes no output")
    func same() {
        var differ = FrameDiffer(colors: plain)
        _ = differ.update(to: Frame("Home"))
        #expect(differ.update(to: Frame("Home")) == "")
    }

    @Test("only changed lines are written, and the rest of a longer old line is erased")
    func changed() {
        var differ = FrameDiffer(colors: plain)
        _ = differ.update(to: Frame("Home\nold line\nthird"))
        #expect(
            differ.update(to: Frame("Home\nnew\nthird"))
                == "\u{1B}[?2026h\u{1B}[2;1Hnew\u{1B}[K\u{1B}[?2026l"
        )
        #expect(
            differ.update(to: Frame("Home\nlonger\nthird"))
                == "\u{1B}[?2026h\u{1B}[2;1Hlonger\u{1B}[?2026l"
        )
        #expect(
            differ.update(to: Frame("Home")) == "\u{1B}[?2026h\u{1B}[2;1H\u{1B}[J\u{1B}[?2026l"
        )
    }

    @Test("the cursor is visible at the frame's position and hidden while it moves")
    func cursor() {
        var differ = FrameDiffer(colors: plain)
        _ = differ.update(to: Frame("Amount: 5", cursor: FramePosition(column: 9, row: 0)))
        #expect(
            differ.update(to: Frame("Amount: 50", cursor: FramePosition(column: 10, row: 0)))
                == "\u{1B}[?2026h\u{1B}[?25l\u{1B}[1;1HAmount: 50"
                + "\u{1B}[1;11H\u{1B}[?25h\u{1B}[?2026l"
        )
        #expect(
            differ.update(to: Frame("Amount: 50"))
                == "\u{1B}[?2026h\u{1B}[?25l\u{1B}[?2026l"
        )
        _ = differ.update(to: Frame("x", cursor: FramePosition(column: 0, row: 0)))
        differ.invalidate()
        #expect(differ.update(to: Frame("x")).contains("\u{1B}[?25l"))
    }

    @Test("an invalidated frame is written completely")
    func forgotten() {
        var differ = FrameDiffer(colors: plain)
        let first = differ.update(to: Frame("Home\n\n한글"))
        differ.invalidate()
        #expect(differ.update(to: Frame("Home\n\n한글")) == first)
    }

    @Test("styles are written only with color support")
    func color() {
        let frame = Frame(lines: [StyledLine("Home", .bold) + StyledLine(" 1")])
        var colored = FrameDiffer(colors: ColorSupport(depth: .basic))
        #expect(colored.update(to: frame).contains("\u{1B}[1mHome\u{1B}[0m 1"))
        var uncolored = FrameDiffer(colors: plain)
        #expect(uncolored.update(to: frame).contains("\u{1B}[1;1HHome 1"))
    }

    @Test(
        "random frames leave the last one on the terminal",
        arguments: GeneratedWork.frames.seeds(of: 60)
    )
    func anyFrames(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let size = FrameSize(columns: 12, rows: 6)
        var differ = FrameDiffer(
            colors: ColorSupport(depth: Bool.random(using: &random) ? .direct : .none)
        )
        var grid = TerminalGrid(size)
        // Without line wrapping, as in key mode.
        grid.write("\u{1B}[?7l")
        var shown = Frame("")
        for _ in 0..<60 {
            if Int.random(in: 0..<10, using: &random) == 0 {
                differ.invalidate()
                grid.write("\u{1B}[3;2Hnoise")
            }
            shown = random.frame(like: shown, size: size)
            grid.write(differ.update(to: shown))
            #expect(grid.text == shown.trimmed)
            #expect(grid.modes.contains(25) == (shown.cursor != nil))
            #expect(!grid.modes.contains(2026))
            if let cursor = shown.cursor {
                #expect(cursor == FramePosition(column: grid.column, row: grid.row))
            }
        }
        #expect(!grid.isOverrun)
        GeneratedWork.frames.report(60)
    }
}

extension Frame {
    /// The text without empty lines at the end.
    fileprivate var trimmed: String {
        var lines = lines.map(\.text)
        while lines.last == "" { lines.removeLast() }
        return lines.joined(separator: "\n")
    }
}

extension SeededGenerator {
    /// Returns a frame that shares most lines with another one.
    fileprivate mutating func frame(like other: Frame, size: FrameSize) -> Frame {
        let count = Int.random(in: 0...size.rows, using: &self)
        let lines = (0..<count).map { row in
            if row < other.lines.count, Bool.random(using: &self) { return other.lines[row] }
            return line(columns: size.columns)
        }
        guard Bool.random(using: &self) else { return Frame(lines: lines) }
        let cursor = FramePosition(
            column: Int.random(in: 0..<size.columns, using: &self),
            row: Int.random(in: 0..<size.rows, using: &self)
        )
        return Frame(lines: lines, cursor: cursor)
    }

    private mutating func line(columns: Int) -> StyledLine {
        var text = ""
        for _ in 0..<Int.random(in: 0...columns, using: &self) {
            let next = ["a", "한", "🏦", "-", "원"].randomElement(using: &self) ?? "a"
            if DisplayWidth.of(text + next) <= columns { text += next }
        }
        return StyledLine(text, Bool.random(using: &self) ? .bold : nil)
    }
}
