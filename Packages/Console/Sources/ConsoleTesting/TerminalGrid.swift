import Console

/// The content of a terminal, computed from the text and the escape sequences of frames.
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
                let parameters = rest.prefix { !("@"..."~").contains($0) }
                rest = rest.dropFirst(parameters.count)
                if let final = rest.popFirst() { handle(final, String(parameters)) }
            } else {
                plain.unicodeScalars.append(scalar)
            }
        }
        put(plain)
    }

    private mutating func put(_ text: String) {
        for character in text {
            if character == "\r\n" || character == "\n" {
                (row, column) = (row + 1, 0)
                continue
            }
            let width = DisplayWidth.of(String(character))
            guard row < size.rows, column + width <= size.columns else {
                isOverrun = true
                continue
            }
            // A combining mark without a base character is ignored.
            guard width > 0 else { continue }
            rows[row][column] = character
            if width == 2 { rows[row][column + 1] = "\0" }
            column += width
        }
    }

    private mutating func handle(_ final: Unicode.Scalar, _ parameters: String) {
        let isPrivate = parameters.first == "?"
        let numbers = parameters.drop { $0 == "?" }.split(separator: ";").map { Int($0) ?? 0 }
        switch final {
        case "h" where isPrivate: modes.formUnion(numbers)
        case "l" where isPrivate: modes.subtract(numbers)
        case "H":
            row = (numbers.first ?? 1) - 1
            column = (numbers.dropFirst().first ?? 1) - 1
        case "K": erase(row, from: min(column, size.columns - 1))
        case "J":
            if numbers.first != 2 { erase(row, from: column) }
            for row in (numbers.first == 2 ? 0 : row + 1)..<size.rows { erase(row, from: 0) }
        default: break
        }
    }

    private mutating func erase(_ row: Int, from column: Int) {
        for column in column..<size.columns { rows[row][column] = " " }
    }
}
