import Console
import Testing

@Suite("Frames of any size")
@MainActor
struct FrameSizeTests {
    @Test("random screens fit windows of random size", arguments: GeneratedWork.screens.seeds())
    func anySize(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let screen = RecordingScreen(screen: random.screen())
        let window = Window(showing: screen)
        for _ in 0..<12 {
            let size = FrameSize(
                columns: Int.random(in: 1...90, using: &random),
                rows: Int.random(in: 1...30, using: &random)
            )
            let frame = window.frame(size)
            expect(frame, fits: size)
            for _ in 0..<Int.random(in: 0...8, using: &random) { window.handle(random.key()) }
            if Int.random(in: 0...9, using: &random) == 0 { screen.screen = random.screen() }
        }
        GeneratedWork.screens.report(1)
    }

    @Test("screens fit a window of one column or one row", arguments: [(1, 1), (1, 24), (80, 1)])
    func tiny(columns: Int, rows: Int) {
        for screen in [Screens.put, Screens.card, Screens.password, Screens.board()] {
            let size = FrameSize(columns: columns, rows: rows)
            expect(screen.frame(columns: columns, rows: rows), fits: size)
        }
    }

    @Test("a size of zero or less counts as one")
    func noSize() {
        #expect(FrameSize(columns: 0, rows: -3) == FrameSize(columns: 1, rows: 1))
    }

    private func expect(_ frame: Frame, fits size: FrameSize) {
        #expect(frame.lines.count <= size.rows)
        for line in frame.lines {
            #expect(line.width <= size.columns, "\(line.text)")
            #expect(TerminalSafe.line(line.text) == line.text)
        }
        if let cursor = frame.cursor {
            #expect((0..<size.columns).contains(cursor.column))
            #expect((0..<frame.lines.count).contains(cursor.row))
        }
    }
}
