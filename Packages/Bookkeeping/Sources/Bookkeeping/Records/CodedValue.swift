#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A value and its JSON, kept together so that each of them is computed once.
///
/// All coded values are equal, because a record is the same with and without one.
struct CodedValue: Sendable, Hashable {
    /// The JSON; empty without a value.
    let json: String
    private let value: (any Sendable)?
    /// Indicates whether the JSON is that of ``encoder``, and not JSON that was read.
    private let isEncoded: Bool

    /// Creates a coded value without a value.
    init() {
        (json, value, isEncoded) = ("", nil, false)
    }

    /// Remembers the value that was decoded from JSON.
    init(_ value: some Sendable, decodedFrom json: String) {
        (self.json, self.value, isEncoded) = (json, value, false)
    }

    /// Encodes a value.
    /// - Throws: The error of encoding the value as JSON.
    init(encoding value: some Encodable & Sendable) throws {
        json = String(decoding: try Self.encoder.encode(value), as: UTF8.self)
        (self.value, isEncoded) = (value, true)
    }

    /// Returns the value of `json`; nil for other JSON than ``json`` and for another type.
    func value<Value>(of json: String, as type: Value.Type) -> Value? {
        guard let value = value as? Value, self.json.utf8.elementsEqual(json.utf8) else {
            return nil
        }
        return value
    }

    /// Returns this coded value if it was encoded from `value`; otherwise encodes `value`.
    /// - Throws: The error of encoding the value as JSON.
    func encoding<Value: Encodable & Sendable & Equatable>(_ value: Value) throws -> CodedValue {
        if isEncoded, let own = self.value as? Value, own == value { return self }
        return try CodedValue(encoding: value)
    }

    static func == (a: CodedValue, b: CodedValue) -> Bool { true }

    func hash(into hasher: inout Hasher) {}

    /// An encoder that sorts keys, so that equal values have equal digests.
    private static let encoder: JSONEncoder = {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }()
}
