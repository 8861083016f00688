import Game
import Testing

@Suite("Cells and their names")
struct CellTests {
    @Test("the nine cells are named a1 to c3, row by row from the top left")
    func names() {
        #expect(
            Cell.allCases.map(\.description)
                == ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]
        )
    }

    @Test("a cell is found by its name in lower and upper case", arguments: Cell.allCases)
    func parsing(cell: Cell) {
        #expect(Cell(cell.description) == cell)
        #expect(Cell(cell.description.uppercased()) == cell)
    }

    @Test(
        "a text that is not a name of a cell gives nil",
        arguments: ["", "a", "1", "d1", "a0", "a4", "1a", "b22", " b2", "b2 ", "ｂ２", "!1", "가1"]
    )
    func noCell(name: String) {
        #expect(Cell(name) == nil)
    }

    @Test("exactly eighteen texts of two bytes name a cell")
    func exhaustively() {
        let spellings = (0..<128).flatMap { first in
            (0..<128).compactMap { second -> String? in
                let text = String(decoding: [UInt8(first), UInt8(second)], as: UTF8.self)
                return Cell(text) == nil ? nil : text
            }
        }
        #expect(spellings.count == 18)
    }

    @Test("a set of cells contains exactly the inserted cells")
    func sets() throws {
        let cells = try ["a1", "b2", "c3"].map { try #require(Cell($0)) }
        let set = cells.reduce(CellSet()) { $0.union(CellSet($1)) }
        #expect(set.cells == cells)
        #expect(set.count == 3)
        #expect(CellSet.all.cells == Cell.allCases)
    }

    @Test("the eight lines are different and have three cells each")
    func lines() {
        #expect(CellSet.lines.allSatisfy { $0.count == 3 })
        #expect(Set(CellSet.lines).count == 8)
    }
}
