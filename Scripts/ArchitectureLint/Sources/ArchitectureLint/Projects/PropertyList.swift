/// A value of a property list in the format of Xcode's projects.
enum PropertyList {
    case text(String)
    case list([PropertyList])
    case dictionary([String: PropertyList])

    var text: String? { if case .text(let text) = self { text } else { nil } }

    var texts: [String] {
        if case .list(let values) = self { values.compactMap(\.text) } else { [] }
    }

    subscript(key: String) -> PropertyList? {
        if case .dictionary(let members) = self { members[key] } else { nil }
    }
}

/// A reader of property lists, which accepts any bytes.
struct PropertyListReader {
    private var rest: ArraySlice<UInt8>

    /// Reads a property list; returns nil for a text in another format.
    static func read(_ bytes: [UInt8]) -> PropertyList? {
        var reader = Self(rest: bytes[...])
        return reader.value(depth: 0)
    }

    /// Skips white space and comments, then `sign`; returns false if `sign` is not next.
    private mutating func skip(_ sign: UInt8) -> Bool {
        while true {
            if rest.starts(with: "//".utf8) {
                rest = rest.drop { !Byte.endsLine($0) }
            } else if rest.starts(with: "/*".utf8) {
                rest = rest.dropFirst(2)
                while !rest.isEmpty, !rest.starts(with: "*/".utf8) { rest.removeFirst() }
                rest = rest.dropFirst(2)
            } else if rest.first.map(Byte.isSpace) ?? false {
                rest.removeFirst()
            } else {
                break
            }
        }
        guard rest.first == sign else { return false }
        rest.removeFirst()
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
                if !skip(Byte.comma), rest.first != Byte.rightParenthesis { return nil }
            }
            return .list(values)
        }
        return word().map(PropertyList.text)
    }

    /// Reads a text with or without quotes; returns nil for anything else.
    private mutating func word() -> String? {
        if skip(Byte.quote) {
            var text: [UInt8] = []
            while let byte = rest.popFirst(), byte != Byte.quote {
                if let byte = byte == Byte.backslash ? rest.popFirst() : byte { text.append(byte) }
                if rest.isEmpty { return nil }
            }
            return String(decoding: text, as: UTF8.self)
        }
        let word = rest.prefix { !Byte.isSpace($0) && !Self.signs.contains($0) }
        rest = rest[word.endIndex...]
        return word.isEmpty ? nil : String(decoding: word, as: UTF8.self)
    }

    private static let signs = Array("{}()<>=;,\"".utf8)
}
