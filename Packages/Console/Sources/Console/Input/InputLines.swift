/// A buffer that splits input into lines.
struct InputLines {
    /// The maximum length of a line in bytes, which bounds the memory used.
    static let maximumLineLength = 64 * 1024

    private var buffer: [UInt8]

    /// Creates a buffer that already has some input.
    init(_ buffer: [UInt8] = []) {
        self.buffer = buffer
    }

    /// Overwrites the input that has not been returned.
    mutating func wipe() {
        replaceBuffer(by: [])
    }

    /// Returns the next line, or the rest at the end of the input.
    ///
    /// - Parameter more: Reads more input; an empty result means the end of the input. The next
    ///   call of this method still calls `more`, because a terminal can continue after an end of
    ///   input.
    /// - Returns: The line without its terminator; nil at the end of the input.
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

    /// Replaces the buffer and wipes the old one, because a line may be a secret.
    private mutating func replaceBuffer(by bytes: [UInt8]) {
        buffer.wipe()
        buffer = bytes
    }

    private static let tooLong = Failure(
        exitCode: .badData,
        code: "input.line.tooLong",
        message: "A line of standard input is longer than \(maximumLineLength) bytes; shorten it."
    )
}

/// Bytes split into lines at LF or CR LF; the last line needs no terminator.
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
