/// Text from a person: a name, a nickname, a memo. Kept as it was given.
public enum FreeText {
    /// The most characters (grapheme clusters) that a text has.
    public static let maximumLength = 200

    /// The text itself when it may be kept.
    /// - Parameter field: What it is, for the message: `the memo`.
    /// - Throws: ``BankError`` `text.long` above 200 characters (or 4,000 bytes, which no honest
    ///   200 characters need), `text.control` with control characters.
    public static func validated(_ text: String, field: String) throws(BankError) -> String {
        guard text.utf8.count <= 20 * maximumLength, text.count <= maximumLength else {
            throw BankError(
                .badData,
                code: "text.long",
                "\(field) is longer than \(maximumLength) characters"
            )
        }
        let isControlled = text.unicodeScalars.contains {
            switch $0.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator: true
            default: false
            }
        }
        guard !isControlled else {
            throw BankError(
                .badData,
                code: "text.control",
                "\(field) has control characters (line breaks, tabs, escapes); leave them out"
            )
        }
        return text
    }
}
