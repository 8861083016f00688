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

/// The bytes of a movement that a signature covers.
///
/// The bytes are the ``CanonicalBytes`` of these parts, in this order:
///
/// * the text `ModularBank signature v2`, a prefix that no other signed data has;
/// * the number of parameters;
/// * the key and the value of each parameter, sorted by key.
///
/// The parameters are those of ``SignedMovement/parameters``.
package enum SignatureBytes {
    package static func of(_ parameters: [String: String]) -> [UInt8] {
        var bytes = CanonicalBytes()
        bytes.append("ModularBank signature v2")
        bytes.append(UInt32(parameters.count))
        for (key, value) in parameters.sorted(by: { $0.key < $1.key }) {
            bytes.append(key)
            bytes.append(value)
        }
        return bytes.bytes
    }
}
