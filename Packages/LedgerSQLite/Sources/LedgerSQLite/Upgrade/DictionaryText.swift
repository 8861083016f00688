#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The texts of dictionaries in books of version 0.1.0: JSON that Foundation wrote.
enum DictionaryText {
    /// Returns the dictionary, or nil for malformed text.
    static func decode(_ text: String) -> [String: String]? {
        text == "{}" ? [:] : try? JSONDecoder().decode([String: String].self, from: Data(text.utf8))
    }
}
