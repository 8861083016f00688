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
