/// One of the nine cells: column a to c from the left, row 1 to 3 from the top. `b2` is the middle.
package struct Cell: Sendable, Hashable {
    /// 0 to 8, row by row from the top left.
    package let index: Int

    private init(index: Int) {
        self.index = index
    }

    /// The cell of that name, or nil when there is none; `B2` is `b2`.
    package init?(_ name: String) {
        let bytes = Array(name.utf8)
        guard bytes.count == 2,
            // Setting the bit 0x20 makes an ASCII capital small.
            let column = Array("abc".utf8).firstIndex(of: bytes[0] | 0x20),
            let row = Array("123".utf8).firstIndex(of: bytes[1])
        else {
            return nil
        }
        self.init(index: row * 3 + column)
    }
}

extension Cell: CaseIterable {
    /// Row by row from the top left.
    package static let allCases = (0..<9).map(Cell.init(index:))
}

extension Cell: CustomStringConvertible {
    /// The name, such as `b2`.
    package var description: String {
        "\(["a", "b", "c"][index % 3])\(index / 3 + 1)"
    }
}
