/// The text of an input field and its cursor.
struct FieldText: Equatable {
    /// The maximum number of characters; further input is ignored.
    static let maximumLength = 1_000

    /// The characters as the user sees them.
    private(set) var characters: [Character]

    /// The number of characters before the cursor.
    private(set) var cursor: Int

    /// A Boolean value that indicates whether the whole text is selected, so that the next
    /// character replaces it.
    private(set) var isSelected: Bool

    /// Creates the text of a field.
    ///
    /// - Parameter text: The initial text, which is selected.
    init(_ text: String = "") {
        characters = Array(text)
        cursor = characters.count
        isSelected = !text.isEmpty
    }

    var text: String { String(characters) }

    /// Inserts text at the cursor.
    ///
    /// A combining mark joins the character before it.
    mutating func insert(_ typed: String) {
        if isSelected { removeAll() }
        let room = Self.maximumLength - characters.count
        guard room > 0 else { return }
        let before = String(characters[..<cursor]) + String(typed.prefix(room))
        let whole = Array(before + String(characters[cursor...]))
        cursor = min(before.count, whole.count)
        characters = whole
    }

    mutating func removeAll() {
        self = FieldText()
    }

    mutating func deleteBackward() {
        if isSelected { return removeAll() }
        guard cursor > 0 else { return }
        cursor -= 1
        characters.remove(at: cursor)
    }

    mutating func deleteForward() {
        if isSelected { return removeAll() }
        guard cursor < characters.count else { return }
        characters.remove(at: cursor)
    }

    /// Deletes the word before the cursor and the spaces between the word and the cursor.
    mutating func deleteWord() {
        isSelected = false
        let before = characters[..<cursor]
        let word = before.lastIndex { $0 != " " } ?? 0
        let start = before[..<word].lastIndex(of: " ").map { $0 + 1 } ?? 0
        characters.removeSubrange(start..<cursor)
        cursor = start
    }

    mutating func deleteToStart() {
        isSelected = false
        characters.removeSubrange(..<cursor)
        cursor = 0
    }

    mutating func deleteToEnd() {
        isSelected = false
        characters.removeSubrange(cursor...)
    }

    mutating func moveLeft() { move(to: cursor - 1) }
    mutating func moveRight() { move(to: cursor + 1) }
    mutating func moveToStart() { move(to: 0) }
    mutating func moveToEnd() { move(to: characters.count) }

    private mutating func move(to position: Int) {
        isSelected = false
        cursor = min(max(0, position), characters.count)
    }
}
