/// JSON in the one form that RFC 8785 allows for a value, so that equal values have equal hashes.
///
/// Keys are in the order of their UTF-16 code units, there is no white space, and a string has only
/// the escapes that it needs. Numbers are integers in all their digits; the RFC, which knows only
/// floating-point numbers, agrees up to 2^53.
public enum CanonicalJSON: Sendable, Hashable {
    /// A string.
    case string(String)
    /// An integer.
    case integer(Int64)
    /// True or false.
    case boolean(Bool)
    /// A list of values.
    case array([CanonicalJSON])
    /// Values by their keys, in the order of the text.
    case object([Member])

    /// A key of an object and its value.
    public struct Member: Sendable, Hashable {
        /// The key.
        public let key: String
        /// The value.
        public let value: CanonicalJSON
    }
}

extension CanonicalJSON {
    /// Returns the canonical text of an object of strings.
    public static func encode(_ object: [String: String]) -> String {
        guard !object.isEmpty else { return "{}" }
        var writer = Writer()
        writer.object(object)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    /// Returns whether `a` comes before `b` in an object: the order of UTF-16 code units.
    ///
    /// It is the order of UTF-8 bytes, but for characters above U+FFFF. In UTF-16 they are written
    /// with code units from U+D800, which come before U+E000; in UTF-8 with the greatest bytes.
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
    /// A writer of canonical JSON that appends to its bytes.
    struct Writer {
        private(set) var bytes: [UInt8]
        /// Indicates that the next value or key is not the first of its array or object.
        private var needsComma = false

        /// Creates a writer.
        /// - Parameter prefix: Bytes that precede the text, such as the byte of a leaf.
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

        /// Writes an object, whose members `body` writes in the order of their keys.
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

        /// Writes a key, after which a value follows.
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

        /// Returns the byte of a short escape, or nil for another letter.
        static func byte(of letter: UInt8) -> UInt8? {
            short.first { $0.letter == letter }?.byte
        }
    }
}
