/// An entry of the home page, which a program prints when it is run without arguments.
///
/// Contribute an entry under `homeEntriesInject` for each command that a new user starts with.
///
/// ```swift
/// registrar.contribute(to: homeEntriesInject) { HomeEntry("account open", "Open an account.") }
/// ```
public struct HomeEntry: Sendable, Equatable {
    /// The words that call the command.
    public let path: [String]

    /// A short description of the task.
    public let title: String

    /// Creates an entry.
    ///
    /// - Parameters:
    ///   - command: The words that call the command, separated by spaces: `"account open"`.
    ///   - title: A short description of the task. About 20 characters fit on one line of a
    ///     40-column terminal.
    public init(_ command: String, _ title: String) {
        path = command.split(separator: " ").map(String.init)
        self.title = title
    }

    /// The words of `path`, separated by spaces.
    var command: String { path.joined(separator: " ") }
}
