/// JSON in the canonical form of RFC 8785, in which equal values have equal bytes.
///
/// Keys are sorted by their UTF-16 code units. There is no white space, and a string contains only
/// necessary escapes.
///
/// Numbers are integers with all digits. RFC 8785 has only floating-point numbers, but writes them
/// in the same way up to 2^53.
public enum CanonicalJSON: Sendable, Hashable {
    /// A string.
    case string(String)
    /// An integer.
    case integer(Int64)
    /// True or false.
    case boolean(Bool)
    /// A list of values.
    case array([CanonicalJSON])
    /// The members of an object, in the order of the text.
    case object([Member])

    /// A member of an object: a key and its value.
    public struct Member: Sendable, Hashable {
        /// The key, without quotes and escapes.
        public let key: String
        /// The value that belongs to the key.
        public let value: CanonicalJSON
    }
}

extension CanonicalJSON {
    /// Returns the canonical JSON of an object whose values are strings.
    public static func encode(_ object: [String: String]) -> String {
        guard !object.isEmpty else { return "{}" }
        var writer = Writer()
        writer.object(object)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    /// Returns the canonical JSON of an array of strings.
    public static func encode(_ texts: [String]) -> String {
        var writer = Writer()
        writer.array(texts) { $0.string($1) }
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    /// Returns whether the key `a` comes before `b` in an object, by their UTF-16 code units.
    ///
    /// The buffers contain UTF-8, whose bytes sort in the same order except for characters above
    /// U+FFFF. UTF-16 writes such characters with code units from U+D800, which come before U+E000.
    /// UTF-8 writes them with the greatest bytes.
    static func precedes(
        _ a: UnsafeBufferPointer<UInt8>,
        _ b: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        for (left, right) in zip(a, b) where left != right {
            let isAbove = left >= 0xF0
            if isAbove != (right >= 0xF0), min(left, right) >= 0xEE { return isAbove }
            return left < right
        }
        return a.count < b.count
    }

    static func precedes(_ a: String, _ b: String) -> Bool {
        var (a, b) = (a, b)
        return a.withUTF8 { a in b.withUTF8 { b in precedes(a, b) } }
    }
}

extension CanonicalJSON {
    /// A writer that appends canonical JSON to ``bytes``.
    struct Writer {
        private(set) var bytes: [UInt8]
        /// Indicates whether a comma must precede the next value or key.
        private var needsComma = false

        /// Creates a writer.
        /// - Parameter prefix: The bytes before the JSON, such as the byte 0x00 of a leaf in RFC
        ///   6962.
        init(prefix: [UInt8] = []) {
            bytes = prefix
            bytes.reserveCapacity(512)
        }

        mutating func string(_ text: String) {
            beginValue()
            append(quoted: text)
        }

        mutating func integer(_ number: Int64) {
            beginValue()
            append(number)
        }

        mutating func boolean(_ value: Bool) {
            beginValue()
            bytes.append(contentsOf: value ? "true".utf8 : "false".utf8)
        }

        /// Writes an object; `body` must write the members in the order of their keys.
        mutating func object(_ body: (inout Writer) -> Void) {
            beginValue()
            bytes.append(UInt8(ascii: "{"))
            needsComma = false
            body(&self)
            bytes.append(UInt8(ascii: "}"))
            needsComma = true
        }

        mutating func object(_ dictionary: [String: String]) {
            object { writer in
                for (key, value) in dictionary.sorted(by: { precedes($0.key, $1.key) }) {
                    writer.key(key)
                    writer.string(value)
                }
            }
        }

        mutating func array<Value>(_ values: [Value], each: (inout Writer, Value) -> Void) {
            beginValue()
            bytes.append(UInt8(ascii: "["))
            needsComma = false
            for value in values { each(&self, value) }
            bytes.append(UInt8(ascii: "]"))
            needsComma = true
        }

        /// Writes a key; the caller must write the value next.
        mutating func key(_ key: String) {
            beginValue()
            append(quoted: key)
            bytes.append(UInt8(ascii: ":"))
            needsComma = false
        }

        mutating func member(_ key: String, _ value: String?) {
            guard let value else { return }
            self.key(key)
            string(value)
        }

        mutating func member(_ key: String, _ value: Int64) {
            self.key(key)
            integer(value)
        }

        mutating func value(_ value: CanonicalJSON) {
            switch value {
            case .string(let text): string(text)
            case .integer(let number): integer(number)
            case .boolean(let flag): boolean(flag)
            case .array(let values): array(values) { $0.value($1) }
            case .object(let members):
                object { writer in
                    for member in members {
                        writer.key(member.key)
                        writer.value(member.value)
                    }
                }
            }
        }

        private mutating func beginValue() {
            if needsComma { bytes.append(UInt8(ascii: ",")) }
            needsComma = true
        }

        private mutating func append(_ number: Int64) {
            if number < 0 { bytes.append(UInt8(ascii: "-")) }
            var rest = number.magnitude
            let start = bytes.count
            repeat {
                bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
                rest /= 10
            } while rest > 0
            bytes[start...].reverse()
        }

        private mutating func append(quoted text: String) {
            bytes.append(UInt8(ascii: "\""))
            var text = text
            // Sound: the buffer is read only inside the closure.
            text.withUTF8 { characters in
                // Without an early end, the loop checks many characters at once.
                var escapes: UInt8 = 0
                for character in characters { escapes |= Escape.isNeeded(character) ? 1 : 0 }
                if escapes != 0 {
                    for character in characters { append(escaped: character) }
                } else {
                    bytes.append(contentsOf: characters)
                }
            }
            bytes.append(UInt8(ascii: "\""))
        }

        private mutating func append(escaped character: UInt8) {
            if Escape.isNeeded(character) {
                bytes.append(contentsOf: Escape.of(character))
            } else {
                bytes.append(character)
            }
        }
    }

    /// The escapes of RFC 8785, section 3.2.2.2.
    enum Escape {
        private static let short: [(byte: UInt8, letter: UInt8)] = [
            (0x08, UInt8(ascii: "b")), (0x09, UInt8(ascii: "t")), (0x0A, UInt8(ascii: "n")),
            (0x0C, UInt8(ascii: "f")), (0x0D, UInt8(ascii: "r")),
            (UInt8(ascii: "\""), UInt8(ascii: "\"")), (UInt8(ascii: "\\"), UInt8(ascii: "\\")),
        ]

        @inline(__always)
        static func isNeeded(_ byte: UInt8) -> Bool {
            byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
        }

        static func of(_ byte: UInt8) -> [UInt8] {
            if let escape = short.first(where: { $0.byte == byte }) {
                return [UInt8(ascii: "\\"), escape.letter]
            }
            let digits = Hexadecimal.digits
            return Array("\\u00".utf8) + [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        }

        /// Returns the byte that a backslash and `letter` encode, or nil for an unknown letter.
        static func byte(of letter: UInt8) -> UInt8? {
            short.first { $0.letter == letter }?.byte
        }
    }
}
