/// The text of an input field and its cursor.
struct FieldText: Equatable {
    /// The maximum number of characters; further input is ignored.
    static let maximumLength = 1_000

    /// The characters as the user sees them.
    private(set) var characters: [Character]

    /// The number of characters before the cursor.
    private(set) var cursor: Int

    init(_ text: String = "") {
        characters = Array(text)
        cursor = characters.count
    }

    var text: String { String(characters) }

    /// Inserts text at the cursor.
    ///
    /// A combining mark joins the character before it.
    mutating func insert(_ typed: String) {
        let room = Self.maximumLength - characters.count
        guard room > 0 else { return }
        let before = String(characters[..<cursor]) + String(typed.prefix(room))
        let whole = Array(before + String(characters[cursor...]))
        cursor = min(before.count, whole.count)
        characters = whole
    }

    mutating func deleteBackward() {
        guard cursor > 0 else { return }
        cursor -= 1
        characters.remove(at: cursor)
    }

    mutating func deleteForward() {
        guard cursor < characters.count else { return }
        characters.remove(at: cursor)
    }

    /// Deletes the word before the cursor, and the spaces after it.
    mutating func deleteWord() {
        let before = characters[..<cursor]
        let word = before.lastIndex { $0 != " " } ?? 0
        let start = before[..<word].lastIndex(of: " ").map { $0 + 1 } ?? 0
        characters.removeSubrange(start..<cursor)
        cursor = start
    }

    mutating func deleteToStart() {
        characters.removeSubrange(..<cursor)
        cursor = 0
    }

    mutating func deleteToEnd() {
        characters.removeSubrange(cursor...)
    }

    mutating func moveLeft() { cursor = max(0, cursor - 1) }
    mutating func moveRight() { cursor = min(characters.count, cursor + 1) }
    mutating func moveToStart() { cursor = 0 }
    mutating func moveToEnd() { cursor = characters.count }
}
