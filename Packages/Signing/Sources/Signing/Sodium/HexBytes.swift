import Bookkeeping

/// Bytes that are not secret, such as a public key, a salt or a signature.
package struct HexBytes: Sendable, Hashable, CustomStringConvertible {
    package let bytes: [UInt8]

    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Reads bytes from lowercase hexadecimal digits; nil for any other text.
    package init?(_ text: String) {
        guard let bytes = Hexadecimal.decode(text) else { return nil }
        self.bytes = bytes
    }

    /// The bytes as lowercase hexadecimal digits.
    package var description: String { Hexadecimal.encode(bytes) }
}

extension HexBytes: Codable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let value = HexBytes(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(
                in: container,
                debugDescription: "not lowercase hexadecimal digits"
            )
        }
        self = value
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
