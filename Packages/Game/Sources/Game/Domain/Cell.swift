/// A cell of the board, named by its column a to c and its row 1 to 3.
///
/// `a1` is at the top left, and `b2` in the middle.
package struct Cell: Sendable, Hashable {
    /// The position of the cell, 0 to 8, row by row from the top left.
    package let index: Int

    private init(index: Int) {
        self.index = index
    }

    /// Creates the cell with the name `name`, such as `b2` or `B2`; nil for any other text.
    package init?(_ name: String) {
        let bytes = Array(name.utf8)
        guard bytes.count == 2,
            // Setting the bit 0x20 makes an ASCII letter lowercase.
            let column = Array("abc".utf8).firstIndex(of: bytes[0] | 0x20),
            let row = Array("123".utf8).firstIndex(of: bytes[1])
        else {
            return nil
        }
        self.init(index: row * 3 + column)
    }
}

extension Cell: CaseIterable {
    /// All cells, row by row from the top left.
    package static let allCases = (0..<9).map(Cell.init(index:))
}

extension Cell: CustomStringConvertible {
    package var description: String {
        "\(["a", "b", "c"][index % 3])\(index / 3 + 1)"
    }
}

/// A set of cells, with one bit for each cell.
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

    /// The three rows, three columns and two diagonals, each of which wins the game.
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

    /// The cells in the set, row by row from the top left.
    package var cells: [Cell] {
        Cell.allCases.filter { contains(CellSet($0)) }
    }

    package var count: Int { rawValue.nonzeroBitCount }
}
