/// One thing that a person can do with the program, and the command that does it: what the program
/// shows when it is called without a word.
///
/// Features contribute theirs under `homeEntriesInject`. Not each command is one: those with which one
/// begins are.
///
/// ```swift
/// registrar.contribute(to: homeEntriesInject) { HomeEntry("account open", "Open an account.") }
/// ```
public struct HomeEntry: Sendable, Equatable {
    /// The words that call the command.
    public let path: [String]

    /// What a person can do, in a few words.
    public let title: String

    /// Declares an entry.
    ///
    /// - Parameters:
    ///   - command: the words that call the command, separated by spaces: `"account open"`.
    ///   - title: what a person can do with it, in a few words: some 20 letters are still one line in
    ///     a window of 40 columns.
    public init(_ command: String, _ title: String) {
        path = command.split(separator: " ").map(String.init)
        self.title = title
    }

    /// The words that call the command, as one text.
    var command: String { path.joined(separator: " ") }
}
