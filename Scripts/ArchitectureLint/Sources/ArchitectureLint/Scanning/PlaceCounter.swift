/// Finds the lines and columns of ascending offsets in one pass.
///
/// As in the compiler, a line ends with LF, CR or both.
struct PlaceCounter {
    private let bytes: [UInt8]
    private var position: Int
    private var lineStart: Int
    private var line = 1

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        position = Byte.textStart(bytes)
        lineStart = position
    }

    /// Returns the line and the column of a byte, both counted from 1.
    ///
    /// - Parameter offset: An offset that is not smaller than the previous one.
    mutating func place(of offset: Int) -> (line: Int, column: Int) {
        let end = min(offset, bytes.count)
        while position < end {
            let byte = bytes[position]
            position += 1
            guard byte <= Byte.carriageReturn, Byte.endsLine(byte) else { continue }
            // CRLF is one line break.
            if byte == Byte.carriageReturn, bytes[position...].first == Byte.newline { continue }
            line += 1
            lineStart = position
        }
        return (line, offset - lineStart + 1)
    }
}
