/// Some of the nine cells, a bit for each.
package struct CellSet: OptionSet, Sendable, Hashable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    package init(_ cell: Cell) {
        self.init(rawValue: 1 << UInt16(cell.index))
    }

    /// The whole board.
    package static let all = CellSet(rawValue: 0b111_111_111)

    /// Three rows, three columns, two diagonals: whoever holds one of them has won.
    package static let lines: [CellSet] = [
        CellSet(rawValue: 0b000_000_111),
        CellSet(rawValue: 0b000_111_000),
        CellSet(rawValue: 0b111_000_000),
        CellSet(rawValue: 0b001_001_001),
        CellSet(rawValue: 0b010_010_010),
        CellSet(rawValue: 0b100_100_100),
        CellSet(rawValue: 0b100_010_001),
        CellSet(rawValue: 0b001_010_100),
    ]

    /// Row by row from the top left.
    package var cells: [Cell] {
        Cell.allCases.filter { contains(CellSet($0)) }
    }

    package var count: Int { rawValue.nonzeroBitCount }
}
