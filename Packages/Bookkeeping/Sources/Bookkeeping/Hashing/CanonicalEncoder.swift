/// The encoder of the hashes of version 0.1.0, with exactly one encoding for each value.
///
/// Texts and lists begin with their length, numbers have eight bytes, and an optional begins with a
/// byte for its presence. No value can therefore be mistaken for another one.
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

    /// Encodes the pairs in the order of their keys' bytes, which Unicode normalization does not
    /// affect.
    mutating func encode(_ dictionary: [String: String]) {
        let pairs = dictionary.sorted { $0.key.precedesInBytes($1.key) }
        encode(pairs) { encoder, pair in
            encoder.encode(pair.key)
            encoder.encode(pair.value)
        }
    }
}
