public import Console

/// The content of a terminal, computed from the text and the escape sequences written to it.
public struct TerminalGrid {
    private var rows: [[Character]]
    private let size: FrameSize

    /// The active private modes, such as 1049 for the alternate screen.
    public private(set) var modes: Set<Int> = [7, 25]

    /// A Boolean value that indicates whether text was written outside of the terminal.
    public private(set) var isOverrun = false

    /// The column of the cursor, from 0.
    public private(set) var column = 0

    /// The row of the cursor, from 0.
    public private(set) var row = 0

    /// Creates an empty grid.
    ///
    /// - Parameter size: The size of the terminal.
    public init(_ size: FrameSize) {
        self.size = size
        rows = Array(repeating: Array(repeating: " ", count: size.columns), count: size.rows)
    }

    /// The lines without trailing spaces and without empty lines at the end.
    public var text: String {
        // NUL marks the second cell of a wide character.
        var lines = rows.map { row in
            String(String(row.filter { $0 != "\0" }).reversed().drop { $0 == " " }.reversed())
        }
        while lines.last == "" { lines.removeLast() }
        return lines.joined(separator: "\n")
    }

    /// Writes text and escape sequences.
    ///
    /// - Parameter text: The output of a program.
    public mutating func write(_ text: String) {
        var rest = text.unicodeScalars[...]
        var plain = ""
        while let scalar = rest.popFirst() {
            if scalar == "\u{1B}", rest.first == "[" {
                put(plain)
                plain = ""
                rest.removeFirst()
                // An escape character begins another sequence, as in a terminal.
                let parameters = rest.prefix { !("@"..."~").contains($0) && $0 != "\u{1B}" }
                rest = rest.dropFirst(parameters.count)
                if let final = rest.first, final != "\u{1B}" {
                    rest.removeFirst()
                    handle(final, String(parameters))
                }
            } else if scalar == "\u{1B}", rest.first == "]" {
                // A query of the terminal's colors ends with BEL.
                rest = rest.drop { $0 != "\u{7}" }.dropFirst()
            } else {
                plain.unicodeScalars.append(scalar)
            }
        }
        put(plain)
    }

    private mutating func put(_ text: String) {
        for character in text {
            switch character {
            case "\r": column = 0
            case "\n", "\r\n": lineFeed()
            default: put(character)
            }
        }
    }

    private mutating func put(_ character: Character) {
        let width = DisplayWidth.of(String(character))
        if column + width > size.columns, modes.contains(7) { lineFeed() }
        guard row < size.rows, column + width <= size.columns else {
            isOverrun = true
            return
        }
        // A combining mark without a base character is ignored.
        guard width > 0 else { return }
        rows[row][column] = character
        if width == 2 { rows[row][column + 1] = "\0" }
        column += width
    }

    /// Moves the cursor to the beginning of the next row, and scrolls if the cursor was in the last
    /// row.
    private mutating func lineFeed() {
        (row, column) = (row + 1, 0)
        guard row == size.rows else { return }
        rows.removeFirst()
        rows.append(Array(repeating: " ", count: size.columns))
        row -= 1
    }

    private mutating func handle(_ final: Unicode.Scalar, _ parameters: String) {
        let isPrivate = parameters.first == "?"
        let numbers = parameters.drop { $0 == "?" }.split(separator: ";").map { Int($0) ?? 0 }
        switch final {
        case "h" where isPrivate, "l" where isPrivate:
            if final == "h" { modes.formUnion(numbers) } else { modes.subtract(numbers) }
            // Both screens begin empty here: the content of the normal one is not kept.
            if numbers.contains(1049) {
                for row in 0..<size.rows { erase(row, from: 0) }
                (row, column) = (0, 0)
            }
        case "H":
            row = (numbers.first ?? 1) - 1
            column = (numbers.dropFirst().first ?? 1) - 1
        case "K": erase(row, from: min(column, size.columns - 1))
        case "J":
            if numbers.first != 2 { erase(row, from: column) }
            let first = numbers.first == 2 ? 0 : row + 1
            for row in 0..<size.rows where row >= first { erase(row, from: 0) }
        default: break
        }
    }

    /// Erases a row from `column` on; does nothing if the position is outside of the terminal.
    private mutating func erase(_ row: Int, from column: Int) {
        guard row < size.rows, column < size.columns else { return }
        for column in column..<size.columns { rows[row][column] = " " }
    }
}
