#if !FUZZING
    import ArchitectureLint
#endif

/// A text that checks the places in it.
///
/// A line ends with LF, CR or both. A byte-order mark is not part of the first line.
struct FuzzedText {
    private let bytes: [UInt8]
    private let starts: [Int]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
        for (index, byte) in bytes.enumerated() {
            let endsLine =
                byte == UInt8(ascii: "\n")
                || (byte == UInt8(ascii: "\r")
                    && !bytes[(index + 1)...].starts(with: [UInt8(ascii: "\n")]))
            if endsLine { starts.append(index + 1) }
        }
        self.starts = starts
    }

    /// Returns the offset of a place, which has to be in the text or directly behind it.
    @discardableResult
    func offset(line: Int, column: Int) -> Int {
        hold(line >= 1 && column >= 1, "a place in front of the text")
        hold(line <= starts.count, "a line behind the text")
        let offset = starts[line - 1] + column - 1
        let end = line < starts.count ? starts[line] - 1 : bytes.count
        hold(offset <= end, "a column behind its line")
        return offset
    }

    func byte(at place: TextPlace) -> UInt8 {
        let offset = offset(line: place.line, column: place.column)
        hold(offset < bytes.count, "a place behind the text")
        return bytes[offset]
    }
}
