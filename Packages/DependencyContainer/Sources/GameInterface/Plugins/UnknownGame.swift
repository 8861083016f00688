/// A game was to be launched that there is not.
public struct UnknownGameError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What was asked for; nil when nothing was.
    public let id: String?
    /// The games there are.
    public let known: [GameTitle]

    /// - Parameters:
    ///   - id: What was asked for; nil when nothing was.
    ///   - known: The games there are.
    public init(id: String?, known: [GameTitle]) {
        self.id = id
        self.known = known
    }

    /// One line for a person.
    public var description: String {
        let games = known.map(\.id).joined(separator: ", ")
        return id.map { "there is no game '\($0)'; games are \(games)" }
            ?? "no game is named; games are \(games)"
    }
}
