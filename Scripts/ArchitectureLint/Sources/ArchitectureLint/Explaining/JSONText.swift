#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension Encodable {
    /// The value as a JSON document with its keys in alphabetical order.
    ///
    /// - Parameter isPretty: whether it is laid out for people.
    /// - Throws: what the encoder throws.
    func jsonText(isPretty: Bool = true) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
        return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }
}
