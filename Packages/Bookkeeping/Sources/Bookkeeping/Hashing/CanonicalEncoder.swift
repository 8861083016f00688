/// Writes values as bytes in exactly one way, so that equal values have equal hashes and others do
/// not.
///
/// Each text and list says its length first, each number has eight bytes, and each optional says
/// whether it is there: no value can look like another one, whatever a text holds.
struct CanonicalEncoder {
    private(set) var bytes: [UInt8] = []

    mutating func encode(_ number: Int64) {
        let pattern = UInt64(bitPattern: number)
        for shift in stride(from: UInt64(56), through: 0, by: -8) {
            bytes.append(UInt8(truncatingIfNeeded: pattern >> shift))
        }
    }

    mutating func encode(_ text: String) {
        encode(Int64(text.utf8.count))
        bytes.append(contentsOf: text.utf8)
    }

    mutating func encode(_ digest: SHA256Digest) {
        bytes.append(contentsOf: digest.bytes)
    }

    mutating func encode(_ isSet: Bool) {
        bytes.append(isSet ? 1 : 0)
    }

    mutating func encode<Value>(
        _ value: Value?,
        each encodeValue: (inout CanonicalEncoder, Value) -> Void
    ) {
        encode(value != nil)
        if let value { encodeValue(&self, value) }
    }

    mutating func encode<Values: Collection>(
        _ values: Values,
        each encodeValue: (inout CanonicalEncoder, Values.Element) -> Void
    ) {
        encode(Int64(values.count))
        for value in values { encodeValue(&self, value) }
    }

    /// By key, in the order of the keys' bytes: Swift's own order of texts is Unicode's, and takes
    /// some that differ for equal.
    mutating func encode(_ dictionary: [String: String]) {
        let pairs = dictionary.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        encode(pairs) { encoder, pair in
            encoder.encode(pair.key)
            encoder.encode(pair.value)
        }
    }
}
