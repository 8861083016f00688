/// A text to search for in lists, regardless of case and of the commas in numbers.
///
/// The text `45000` is in `transfer  -45,000`.
public struct SearchText: Sendable {
    private let text: String
    /// The bytes of the text without commas.
    private let bytes: [UInt8]
    /// The bytes of the number that the text means.
    private let number: [UInt8]?
    private let isPlain: Bool

    private static let comma = UInt8(ascii: ",")

    /// Creates a text to search for.
    ///
    /// - Parameters:
    ///   - text: The text as the user typed it; an empty text is in every text.
    ///   - number: The number that the text means, such as `50,000` for `5만`; nil for no number. It
    ///     is searched for as a whole number.
    public init(_ text: String, number: String? = nil) {
        self.text = text.lowercased()
        bytes = self.text.utf8.filter { $0 != Self.comma }
        self.number = number.map { number in number.utf8.filter { $0 != Self.comma } }
        isPlain = DisplayWidth.ofPlain(text) != nil
    }

    /// Returns whether the text, or the number that it means, is a part of `other`.
    public func isIn(_ other: String) -> Bool {
        var copy = other
        let isFound = copy.withUTF8 { other in
            Self.isAny(of: bytes, in: other)
                || number.map { Self.isAny(of: $0, in: other, asNumber: true) } == true
        }
        if isFound { return true }
        // Only the slow comparison knows the case and the composition of other characters.
        if isPlain, DisplayWidth.ofPlain(other) != nil { return false }
        return other.lowercased().contains(text)
    }

    /// Compares bytes, without commas and the case of ASCII letters.
    private static func isAny(
        of bytes: [UInt8],
        in other: UnsafeBufferPointer<UInt8>,
        asNumber: Bool = false
    ) -> Bool {
        let upper = UInt8(ascii: "A")...UInt8(ascii: "Z")
        for start in 0...other.count {
            if asNumber, start > 0, isNumeric(other[start - 1]) { continue }
            var (position, matched) = (start, 0)
            while matched < bytes.count, position < other.count {
                let byte = other[position]
                position += 1
                if byte == comma { continue }
                guard bytes[matched] == (upper.contains(byte) ? byte | 0x20 : byte) else { break }
                matched += 1
            }
            guard matched == bytes.count else { continue }
            if !asNumber || position == other.count || !isNumeric(other[position]) { return true }
        }
        return false
    }

    private static func isNumeric(_ byte: UInt8) -> Bool {
        byte == comma || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
