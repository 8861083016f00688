import Console

/// A terminal in memory, as far as is needed to see what a program has drawn.
struct TerminalGrid {
    private(set) var rows: [[Character]]
    /// The private modes that are on, such as 1049, the alternate screen.
    private(set) var modes: Set<Int> = [7, 25]
    /// Whether a cell was written to that lies outside.
    private(set) var isOverrun = false
    private(set) var column = 0
    private(set) var row = 0
    private let size: FrameSize

    init(_ size: FrameSize) {
        self.size = size
        rows = Array(repeating: Array(repeating: " ", count: size.columns), count: size.rows)
    }

    /// The lines without the spaces behind them, down to the last one that has something.
    var text: String {
        // The second cell of a wide character holds nothing.
        var lines = rows.map { row in
            String(String(row.filter { $0 != "\0" }).reversed().drop { $0 == " " }.reversed())
        }
        while lines.last == "" { lines.removeLast() }
        return lines.joined(separator: "\n")
    }

    mutating func write(_ text: String) {
        var rest = text.unicodeScalars[...]
        var plain = ""
        while let scalar = rest.popFirst() {
            if scalar == "\u{1B}", rest.first == "[" {
                put(plain)
                plain = ""
                rest.removeFirst()
                let parameters = rest.prefix { !("@"..."~").contains($0) }
                rest = rest.dropFirst(parameters.count)
                if let final = rest.popFirst() { obey(final, String(parameters)) }
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
            // A mark on nothing is passed over.
            guard width > 0 else { continue }
            rows[row][column] = character
            if width == 2 { rows[row][column + 1] = "\0" }
            column += width
        }
    }

    private mutating func obey(_ final: Unicode.Scalar, _ parameters: String) {
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
