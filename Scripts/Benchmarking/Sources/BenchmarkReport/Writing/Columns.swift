/// Text in columns, all but the first of them to the right.
struct Columns {
    private let widths: [Int]

    /// Columns of these widths, with a space before each but the first.
    init(_ widths: [Int]) {
        self.widths = widths
    }

    /// A line, without spaces at its end.
    func line(_ cells: [String]) -> String {
        var line = ""
        for (index, cell) in cells.enumerated() {
            let width = index < widths.count ? widths[index] : 0
            let padding = String(repeating: " ", count: max(0, width - cell.count))
            line += index == 0 ? cell + padding : " " + padding + cell
        }
        return String(line.reversed().drop { $0 == " " }.reversed())
    }
}
