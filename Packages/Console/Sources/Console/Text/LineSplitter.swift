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
