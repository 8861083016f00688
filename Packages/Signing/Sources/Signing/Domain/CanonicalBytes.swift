/// Encodes a list of texts and numbers as bytes, so that different lists have different bytes.
///
/// A number is 32 bits, the highest byte first. A text is the number of its UTF-8 bytes, followed
/// by the bytes.
package struct CanonicalBytes {
    package private(set) var bytes: [UInt8] = []

    package init() {}

    package mutating func append(_ text: String) {
        let utf8 = Array(text.utf8)
        append(UInt32(utf8.count))
        bytes += utf8
    }

    package mutating func append(_ number: UInt32) {
        withUnsafeBytes(of: number.bigEndian) { bytes += $0 }
    }
}
