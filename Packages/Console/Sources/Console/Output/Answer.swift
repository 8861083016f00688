/// What a command answers: the same facts for a person and for a program.
///
/// Text goes to standard output block by block, notes to standard error; with `--json` standard
/// output gets `json` instead, as one document.
public struct Answer: Sendable, Equatable {
    /// The answer for a person.
    public let blocks: [Block]

    /// The answer for a program. Its keys are part of the command's interface and stay.
    public let json: JSONValue

    /// Makes an answer from its two forms.
    ///
    /// - Parameters:
    ///   - blocks: the answer for a person, printed in this order.
    ///   - json: the same facts for a program.
    public init(_ blocks: [Block], json: JSONValue) {
        self.blocks = blocks
        self.json = json
    }
}

/// A piece of an answer for a person.
///
/// Whatever stands in a block is made safe for a terminal when it is printed: control characters,
/// escape sequences and marks that turn the direction of text become visible.
public enum Block: Sendable, Equatable {
    /// One line.
    case line(String)

    /// Several lines, printed as they are; line breaks are kept. For texts the program has made
    /// itself, such as a drawing: use `line` for what a person has written.
    case text(String)

    /// The title of what follows.
    case heading(String)

    /// Names and values, the values in one column.
    case fields([Field])

    /// Rows under titles.
    case table(Table)

    /// A message about the work that is no part of the data: it goes to standard error, also with
    /// `--json`.
    case note(String)
}

/// A value with its name, as in `Balance: 10,000원`.
public struct Field: Sendable, Equatable {
    /// What the value is, without a colon.
    public let name: String

    /// The value as a person reads it.
    public let value: String

    /// Makes a named value.
    ///
    /// - Parameters:
    ///   - name: what the value is, without a colon.
    ///   - value: the value as a person reads it.
    public init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }
}
