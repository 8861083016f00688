#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A dictionary of texts as the book keeps it: JSON, its keys sorted, for people to read.
enum DictionaryText {
    static func encode(_ dictionary: [String: String]) throws -> String {
        guard !dictionary.isEmpty else { return "{}" }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(dictionary), as: UTF8.self)
    }

    /// The dictionary, or nil when the text is none.
    static func decode(_ text: String) -> [String: String]? {
        text == "{}" ? [:] : try? JSONDecoder().decode([String: String].self, from: Data(text.utf8))
    }
}
