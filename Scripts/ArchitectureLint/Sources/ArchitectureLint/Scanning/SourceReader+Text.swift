extension SourceReader {
    /// Why what was read last is no source, by its first bytes: nothing when it may be one.
    var objection: String? {
        let head = bytes[..<min(end, 1024)]
        let (least, bits) = Self.summary(of: head)
        if least > 0, bits < 0x80 { return nil }
        if head.starts(with: [0xFE, 0xFF]) || head.starts(with: [0xFF, 0xFE]) {
            return "it is written in UTF-16; sources in Swift are in UTF-8"
        }
        if least == 0 { return "it is no text: it has a zero byte" }
        // The last letter may go on behind the head.
        let isCut = end > head.count
        let whole = isCut ? head.dropLast(Self.unfinished(head)) : head
        return String(validating: whole, as: UTF8.self) == nil
            ? "it is no text in UTF-8, as sources in Swift are" : nil
    }

    /// The least of the bytes, and the bits that any of them has. Without an early end, many are
    /// looked at in one step.
    private static func summary(of text: ArraySlice<UInt8>) -> (least: UInt8, bits: UInt8) {
        text.withUnsafeBufferPointer { ($0.reduce(.max, min), $0.reduce(0, |)) }
    }

    /// How many bytes at the end belong to a letter that is not whole.
    private static func unfinished(_ head: ArraySlice<UInt8>) -> Int {
        for count in 1...3 {
            guard let byte = head.dropLast(count - 1).last else { return 0 }
            if byte & 0xC0 == 0x80 { continue }
            return byte >= 0xC0 ? count : 0
        }
        return 0
    }

    /// The objection as a problem.
    func problem(at path: String) -> Problem? {
        objection.map { Problem(.badData, at: path, $0) }
    }
}
