/// The rules for text that a person types, such as a name or a memo.
public enum FreeText {
    /// The greatest number of characters (grapheme clusters) of a text.
    public static let maximumLength = 200

    /// Returns `text` unchanged when the book may store it.
    /// - Parameters:
    ///   - text: The text that a person typed.
    ///   - field: The meaning of the text for the error message, such as `the memo`.
    /// - Throws: ``BankError`` `text.long` above 200 characters or 4,000 bytes; `text.control` for
    ///   control characters.
    public static func validated(_ text: String, field: String) throws(BankError) -> String {
        guard text.utf8.count <= 20 * maximumLength, text.count <= maximumLength else {
            throw BankError(
                .badData,
                code: "text.long",
                "\(field) is longer than \(maximumLength) characters; shorten it"
            )
        }
        let hasControlCharacter = text.unicodeScalars.contains {
            switch $0.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator: true
            default: false
            }
        }
        guard !hasControlCharacter else {
            throw BankError(
                .badData,
                code: "text.control",
                "\(field) has control characters (line breaks, tabs, escapes); leave them out"
            )
        }
        return text
    }
}
