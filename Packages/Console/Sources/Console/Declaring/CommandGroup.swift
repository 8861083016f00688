/// What help says of a word under which several commands stand, such as `account`.
public struct CommandGroup: Sendable, Equatable {
    /// The words that lead to the group.
    public let path: [String]

    /// What its commands are about, in one line.
    public let abstract: String

    /// What else is to be known, in paragraphs separated by empty lines.
    public let discussion: String

    /// Declares a group.
    ///
    /// - Parameters:
    ///   - path: the word that leads to the group, or several separated by spaces.
    ///   - abstract: what its commands are about, in one line.
    ///   - discussion: what else is to be known.
    public init(_ path: String, abstract: String, discussion: String = "") {
        self.path = path.split(separator: " ").map(String.init)
        self.abstract = abstract
        self.discussion = discussion
    }
}
