/// A value of a property list in the format of Xcode's projects.
enum PropertyList {
    case text(String)
    case list([PropertyList])
    case dictionary([String: PropertyList])

    var text: String? { if case .text(let text) = self { text } else { nil } }

    /// The elements of a list of texts; empty for a value of another type.
    var texts: [String] {
        if case .list(let values) = self { values.compactMap(\.text) } else { [] }
    }

    var members: [String: PropertyList] {
        if case .dictionary(let members) = self { members } else { [:] }
    }

    subscript(key: String) -> PropertyList? {
        if case .dictionary(let members) = self { members[key] } else { nil }
    }
}

/// A reader of property lists, which accepts any bytes.
struct PropertyListReader {
    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Reads a property list; returns nil for a text in another format.
    mutating func read() -> PropertyList? { value(depth: 0) }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    /// Skips white space and comments.
    private mutating func skipSpace() {
        while let byte = next {
            if Byte.isSpace(byte) {
                position += 1
            } else if byte == Byte.slash, position + 1 < bytes.count {
                let second = bytes[position + 1]
                guard second == Byte.slash || second == Byte.star else { return }
                position += 2
                while let byte = next {
                    position += 1
                    if second == Byte.slash
                        ? Byte.endsLine(byte) : byte == Byte.star && next == Byte.slash
                    {
                        if second == Byte.star { position += 1 }
                        break
                    }
                }
            } else {
                return
            }
        }
    }

    /// Skips white space and comments, then `sign`; returns false if `sign` is not next.
    private mutating func skip(_ sign: UInt8) -> Bool {
        skipSpace()
        guard next == sign else { return false }
        position += 1
        return true
    }

    // Deep nesting must not exhaust the stack.
    private mutating func value(depth: Int) -> PropertyList? {
        guard depth < 64 else { return nil }
        if skip(Byte.leftBrace) {
            var members: [String: PropertyList] = [:]
            while !skip(Byte.rightBrace) {
                guard let key = word(), skip(Byte.equal), let value = value(depth: depth + 1),
                    skip(Byte.semicolon)
                else { return nil }
                members[key] = value
            }
            return .dictionary(members)
        }
        if skip(Byte.leftParenthesis) {
            var values: [PropertyList] = []
            while !skip(Byte.rightParenthesis) {
                guard let value = value(depth: depth + 1) else { return nil }
                values.append(value)
                if !skip(Byte.comma), next != Byte.rightParenthesis { return nil }
            }
            return .list(values)
        }
        return word().map(PropertyList.text)
    }

    /// Reads a text with or without quotes; returns nil for anything else.
    private mutating func word() -> String? {
        if skip(Byte.quote) {
            var text: [UInt8] = []
            while let byte = next {
                position += 1
                if byte == Byte.quote { return String(decoding: text, as: UTF8.self) }
                guard byte == Byte.backslash else {
                    text.append(byte)
                    continue
                }
                guard let escaped = next else { return nil }
                position += 1
                text.append(escaped)
            }
            return nil
        }
        let start = position
        while let byte = next, !Byte.isSpace(byte), !Self.signs.contains(byte) { position += 1 }
        return start == position ? nil : String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private static let signs = Array("{}()<>=;,\"".utf8)
}
