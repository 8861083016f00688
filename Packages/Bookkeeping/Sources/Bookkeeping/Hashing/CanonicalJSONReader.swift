extension CanonicalJSON {
    /// The greatest nesting depth of arrays and objects that ``init(_:)`` reads.
    private static let greatestDepth = 16

    /// Creates a value from canonical JSON, or returns nil for any other text.
    public init?(_ text: some Sequence<UInt8>) {
        let value = Self.read(text) { $0.value(depth: Self.greatestDepth) }
        guard let value else { return nil }
        self = value
    }

    /// Decodes a canonical JSON object whose values are strings, or returns nil for any other text.
    ///
    /// Keys that differ only in their Unicode normalization are refused, because Swift treats them
    /// as equal.
    /// - Parameter text: The text in UTF-8.
    public static func strings(_ text: some Sequence<UInt8>) -> [String: String]? {
        read(text) { reader in
            var object: [String: String] = [:]
            let isObject = reader.object { reader, key in
                guard let value = reader.string() else { return false }
                return object.updateValue(value, forKey: key) == nil
            }
            return isObject ? object : nil
        }
    }

    private static func read<Value>(
        _ text: some Sequence<UInt8>,
        _ body: (inout Reader) -> Value?
    ) -> Value? {
        func whole(_ bytes: UnsafeBufferPointer<UInt8>) -> Value? {
            var reader = Reader(bytes: bytes)
            guard let value = body(&reader), reader.isAtEnd else { return nil }
            return value
        }
        // Sound: the reader does not leave the closure, and checks each position.
        return text.withContiguousStorageIfAvailable { whole($0) }
            ?? Array(text).withUnsafeBufferPointer { whole($0) }
    }

    /// A reader that accepts canonical JSON only.
    private struct Reader {
        let bytes: UnsafeBufferPointer<UInt8>
        private var position = 0

        init(bytes: UnsafeBufferPointer<UInt8>) {
            self.bytes = bytes
        }

        var isAtEnd: Bool { position == bytes.count }

        private var next: UInt8? { isAtEnd ? nil : bytes[position] }

        /// Skips `character`, or returns false when another character follows.
        private mutating func skip(_ character: Unicode.Scalar) -> Bool {
            guard next == UInt8(ascii: character) else { return false }
            position += 1
            return true
        }

        private mutating func skip(word: StaticString) -> Bool {
            let end = position + word.utf8CodeUnitCount
            guard end <= bytes.count,
                bytes[position..<end].elementsEqual(word.description.utf8)
            else { return false }
            position = end
            return true
        }

        mutating func value(depth: Int) -> CanonicalJSON? {
            guard depth > 0 else { return nil }
            switch next {
            case UInt8(ascii: "\""): return string().map { .string($0) }
            case UInt8(ascii: "t"): return skip(word: "true") ? .boolean(true) : nil
            case UInt8(ascii: "f"): return skip(word: "false") ? .boolean(false) : nil
            case UInt8(ascii: "["): return array(depth: depth)
            case UInt8(ascii: "{"):
                var members: [Member] = []
                let isObject = object { reader, key in
                    guard let value = reader.value(depth: depth - 1) else { return false }
                    members.append(Member(key: key, value: value))
                    return true
                }
                return isObject ? .object(members) : nil
            default: return integer().map { .integer($0) }
            }
        }

        private mutating func array(depth: Int) -> CanonicalJSON? {
            guard skip("[") else { return nil }
            var values: [CanonicalJSON] = []
            if skip("]") { return .array(values) }
            repeat {
                guard let value = value(depth: depth - 1) else { return nil }
                values.append(value)
            } while skip(",")
            return skip("]") ? .array(values) : nil
        }

        /// Reads an object, and calls `member` after each key to read the value.
        mutating func object(_ member: (inout Reader, String) -> Bool) -> Bool {
            guard skip("{") else { return false }
            if skip("}") { return true }
            var previous: String?
            repeat {
                guard let key = string(), skip(":") else { return false }
                if let previous, !precedes(previous, key) { return false }
                guard member(&self, key) else { return false }
                previous = key
            } while skip(",")
            return skip("}")
        }

        private mutating func integer() -> Int64? {
            let start = position
            _ = skip("-")
            while let digit = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) {
                position += 1
            }
            let text = String(decoding: bytes[start..<position], as: UTF8.self)
            // Int64 also reads leading zeros and "-0", which are not canonical.
            guard let number = Int64(text), String(number) == text else { return nil }
            return number
        }

        mutating func string() -> String? {
            guard skip("\"") else { return nil }
            let start = position
            while let byte = next, !Escape.isNeeded(byte) { position += 1 }
            if next == UInt8(ascii: "\"") {
                let end = position
                position += 1
                return String(validating: bytes[start..<end], as: UTF8.self)
            }
            var text = Array(bytes[start..<position])
            while let byte = next {
                if skip("\"") { return String(validating: text, as: UTF8.self) }
                if Escape.isNeeded(byte) {
                    guard let escaped = escape() else { return nil }
                    text.append(escaped)
                } else {
                    text.append(byte)
                    position += 1
                }
            }
            return nil
        }

        private mutating func escape() -> UInt8? {
            guard skip("\\"), let letter = next else { return nil }
            position += 1
            if letter != UInt8(ascii: "u") { return Escape.byte(of: letter) }
            guard skip("0"), skip("0"), position + 2 <= bytes.count,
                let high = Hexadecimal.value(of: bytes[position]),
                let low = Hexadecimal.value(of: bytes[position + 1])
            else { return nil }
            position += 2
            let byte = high << 4 | low
            // The writer has a shorter form for the other characters.
            return Escape.of(byte).count == 6 && byte < 0x20 ? byte : nil
        }
    }
}
