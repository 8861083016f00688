#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The encoding of a dictionary of texts: JSON with sorted keys, which people can read.
enum DictionaryText {
    static func encode(_ dictionary: [String: String]) throws -> String {
        guard !dictionary.isEmpty else { return "{}" }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(dictionary), as: UTF8.self)
    }

    /// Returns the dictionary, or nil for malformed text.
    static func decode(_ text: String) -> [String: String]? {
        text == "{}" ? [:] : try? JSONDecoder().decode([String: String].self, from: Data(text.utf8))
    }
}
