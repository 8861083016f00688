/// Tells the line and the column of one byte after another, going through the text once and no
/// further than asked. A line ends as the compiler ends it: with LF, CR or both.
struct PlaceCounter {
    private let bytes: [UInt8]
    private let textEnd: Int
    private var position: Int
    private var lineStart: Int
    private var line = 1

    /// A counter at the start of a text in UTF-8.
    ///
    /// - Parameters:
    ///   - bytes: the text.
    ///   - end: where it ends.
    init(_ bytes: [UInt8], end: Int) {
        self.bytes = bytes
        textEnd = end
        position = Byte.hasOrderMark(bytes, end: end) ? Byte.orderMark.count : 0
        lineStart = position
    }

    /// The line and the column of a byte, both from 1.
    ///
    /// - Parameter offset: not before the one that was asked about last.
    mutating func place(of offset: Int) -> (line: Int, column: Int) {
        let end = min(offset, textEnd)
        while position < end {
            let byte = bytes[position]
            position += 1
            guard byte <= Byte.carriageReturn, Byte.endsLine(byte) else { continue }
            // The line break CRLF ends the line once, at its second half.
            if byte == Byte.carriageReturn, position < textEnd,
                bytes[position] == Byte.newline
            {
                continue
            }
            line += 1
            lineStart = position
        }
        return (line, offset - lineStart + 1)
    }
}
