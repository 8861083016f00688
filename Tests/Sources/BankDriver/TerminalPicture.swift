/// What a terminal shows at the moment, line by line.
///
/// It understands what a program writes that draws whole lines: moves to the beginning of a line,
/// the erasing of the rest of one, of everything below and of all; styles and most modes are passed over.
struct TerminalPicture {
    private(set) var rows: [String] = []
    private var row = 0
    private var isAtStart = true
    /// What has arrived of a sequence that is not complete yet.
    private var pending = ""

    /// The lines from the top, without those below the last one that has something.
    var text: String {
        var lines = rows
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines.joined(separator: "\n")
    }

    mutating func take(_ text: String) {
        var rest = (pending + text).unicodeScalars[...]
        pending = ""
        while let scalar = rest.first {
            if scalar == "\u{1B}" {
                guard let length = Self.length(ofSequence: rest) else {
                    pending = String(rest)
                    return
                }
                obey(String(rest.prefix(length)))
                rest = rest.dropFirst(length)
            } else {
                put(scalar)
                rest.removeFirst()
            }
        }
    }

    /// How many scalars `ESC [ … letter` has; nil when it is not complete.
    private static func length(ofSequence text: Substring.UnicodeScalarView) -> Int? {
        guard text.count >= 2 else { return nil }
        guard text.dropFirst().first == "[" else { return 2 }
        return text.dropFirst(2).firstIndex { ("@"..."~").contains($0) }
            .map { text.distance(from: text.startIndex, to: $0) + 1 }
    }

    private mutating func obey(_ sequence: String) {
        let parameters = sequence.dropFirst(2).dropLast()
        switch (sequence.last, parameters) {
        case ("H", _):
            let numbers = parameters.split(separator: ";").map { Int($0) ?? 1 }
            row = (numbers.first ?? 1) - 1
            isAtStart = (numbers.dropFirst().first ?? 1) == 1
        // To the alternate screen, which begins empty, and back from it.
        case ("h", "?1049"), ("l", "?1049"): (rows, row, isAtStart) = ([], 0, true)
        case ("J", "2"): rows = []
        case ("K", _) where isAtStart && rows.indices.contains(row): rows[row] = ""
        case ("J", ""): rows.removeSubrange(min(row, rows.count)...)
        default: break
        }
    }

    private mutating func put(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "\r": isAtStart = true
        case "\n": row += 1
        default:
            while rows.count <= row { rows.append("") }
            // A line is always written whole.
            if isAtStart { rows[row] = "" }
            isAtStart = false
            rows[row].unicodeScalars.append(scalar)
        }
    }
}
