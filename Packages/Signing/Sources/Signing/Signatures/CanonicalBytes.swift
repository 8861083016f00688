/// Bytes in which each part has just one way of being written, and no two lists of parts look alike.
///
/// Each text is its length in bytes of UTF-8 (32 bits, the highest byte first) and these bytes; each
/// number is 32 bits, the highest byte first.
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
