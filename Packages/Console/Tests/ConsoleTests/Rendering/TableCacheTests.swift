import Testing

@testable import Console

@Suite("Table cache")
@MainActor
struct TableCacheTests {
    private static func table(_ count: Int, shop: String = "Bookshop") -> Table {
        Table(
            columns: [Column("Date"), Column("Shop"), Column("Amount", .trailing)],
            rows: (0..<count).map { ["2025-03-01", shop, "\($0 * 100)"] }
        )
    }

    @Test("a table is laid out again only if its content or width changes")
    func invalidation() {
        let tables = TableCache()
        func draw(_ table: Table, width: Int = 80, at block: Int = 0) -> Int {
            let lines = tables.lines(of: table, at: block, width: width) { table in
                table.rows.map { StyledLine($0.joined()) }
            }
            return lines.count
        }
        for _ in 0..<3 { #expect(draw(Self.table(5)) == 5) }
        #expect(tables.layoutCount == 1)
        #expect(draw(Self.table(5, shop: "스타벅스")) == 5)
        #expect(draw(Self.table(5), width: 40) == 5)
        #expect(tables.layoutCount == 3)
        tables.keep(only: [.text("no table")])
        _ = draw(Self.table(5), width: 40)
        #expect(tables.layoutCount == 4)
        tables.keep(only: [.table(Self.table(5))])
        _ = draw(Self.table(5), width: 40)
        #expect(tables.layoutCount == 4)
    }

    @Test("a window with cached tables shows the same frame as without a cache")
    func sameFrames() {
        var random = SeededGenerator(seed: 1)
        let screen = RecordingScreen(screen: Screen("Recent", actions: [.back()]))
        let window = Window(showing: screen)
        for _ in 0..<60 {
            let blocks: [ScreenBlock] = [
                .table(Self.table(3)), .table(Self.table(3, shop: "스타벅스 강남점")), .text("None."),
            ]
            if Bool.random(using: &random) {
                screen.screen.blocks = Array(blocks.shuffled(using: &random).prefix(2))
            }
            let columns = [12, 30, 80].randomElement(using: &random) ?? 80
            let anew = screen.screen.frame(columns: columns, rows: 40)
            #expect(window.text(columns, 40) == anew.text)
        }
    }

    @Test("a key does not lay out a table of ten thousand rows again")
    func longTable() {
        let screen = RecordingScreen(
            screen: Screen("Recent", blocks: [.table(Self.table(10_000))], actions: [.back()])
        )
        let window = Window(showing: screen)
        for _ in 0..<5 {
            window.press(.pageUp)
            _ = window.text()
        }
        #expect(screen.tables.layoutCount == 1)
    }
}
