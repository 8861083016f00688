/// Cuts what is read from a descriptor into lines, and keeps what was read beyond the last one.
struct InputLines {
    /// Longer lines are refused: no answer or secret is that long, and memory is not endless.
    static let maximumLineLength = 64 * 1024

    private var buffer: [UInt8] = []

    /// The next line, or what is left at the end of the input.
    ///
    /// - Parameter more: reads on; gives nothing at the end of the input. At a terminal the input
    ///   may go on after that, so it is called again for the line after.
    /// - Returns: the line without its end; nil when there is none.
    mutating func next(
        _ more: () throws(Failure) -> [UInt8]
    ) throws(Failure) -> [UInt8]? {
        while true {
            if let line = takeLine() { return line }
            guard buffer.count <= Self.maximumLineLength else { throw Self.tooLong }
            var bytes = try more()
            guard !bytes.isEmpty else { break }
            replaceBuffer(by: buffer + bytes)
            bytes.wipe()
        }
        guard !buffer.isEmpty else { return nil }
        defer { replaceBuffer(by: []) }
        return LineSplitter.withoutCarriageReturn(buffer[...])
    }

    private mutating func takeLine() -> [UInt8]? {
        guard let end = buffer.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        let line = LineSplitter.withoutCarriageReturn(buffer[..<end])
        replaceBuffer(by: Array(buffer[(end + 1)...]))
        return line
    }

    /// A line may be a secret, and what is moved within an array leaves a copy behind.
    private mutating func replaceBuffer(by bytes: [UInt8]) {
        buffer.wipe()
        buffer = bytes
    }

    private static let tooLong = Failure(
        exitCode: .badData,
        code: "input.line.tooLong",
        message: "A line of standard input is longer than \(maximumLineLength) bytes."
    )
}

/// Bytes cut into lines at LF or CR LF. A last line without an end counts.
struct LineSplitter {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) {
        rest = bytes[...]
    }

    mutating func next() -> [UInt8]? {
        guard !rest.isEmpty else { return nil }
        let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
        let line = rest[..<end]
        rest = end < rest.endIndex ? rest[(end + 1)...] : []
        return Self.withoutCarriageReturn(line)
    }

    static func withoutCarriageReturn(_ line: ArraySlice<UInt8>) -> [UInt8] {
        Array(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
    }
}
