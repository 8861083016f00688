/// A text to search for in lists, regardless of case and of the commas in numbers.
///
/// The text `45000` is in `transfer  -45,000`.
public struct SearchText: Sendable {
    private let text: String
    /// The bytes of the text without commas.
    private let bytes: [UInt8]
    private let isPlain: Bool

    private static let comma = UInt8(ascii: ",")

    /// Creates a text to search for.
    ///
    /// - Parameter text: The text as the user typed it; an empty text is in every text.
    public init(_ text: String) {
        self.text = text.lowercased()
        bytes = self.text.utf8.filter { $0 != Self.comma }
        isPlain = DisplayWidth.ofPlain(text) != nil
    }

    /// Returns whether the text is a part of `other`.
    public func isIn(_ other: String) -> Bool {
        var copy = other
        if copy.withUTF8(isIn) { return true }
        // Only the slow comparison knows the case and the composition of other characters.
        if isPlain, DisplayWidth.ofPlain(other) != nil { return false }
        return other.lowercased().contains(text)
    }

    /// Compares bytes, without commas and the case of ASCII letters.
    private func isIn(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
        let upper = UInt8(ascii: "A")...UInt8(ascii: "Z")
        for start in 0...other.count {
            var (position, matched) = (start, 0)
            while matched < bytes.count, position < other.count {
                let byte = other[position]
                position += 1
                if byte == Self.comma { continue }
                guard bytes[matched] == (upper.contains(byte) ? byte | 0x20 : byte) else { break }
                matched += 1
            }
            if matched == bytes.count { return true }
        }
        return false
    }
}
