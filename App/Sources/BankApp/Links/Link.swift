import Console

/// The argument of `bank open`: a place in the interactive bank, or a game.
enum Link: Sendable, Hashable {
    /// The parts of a link to a place, which ``LinkedPlace`` reads.
    case place(LinkParts)
    case game(GameLink)

    /// Reads a link.
    /// - Throws: `Failure` `link.scheme`, `link.place`, `link.form`, `link.game`.
    init(_ text: String) throws {
        let parts = try LinkParts(text)
        switch parts.scheme {
        case LinkedPlace.scheme: self = .place(parts)
        case GameLink.scheme: self = .game(try GameLink(parts))
        default:
            throw Failure.link(
                "scheme",
                "'\(text)' is not a link of this bank; begin it with "
                    + "'\(LinkedPlace.scheme)://', or with '\(GameLink.scheme)://' for a game"
            )
        }
    }
}

extension Failure {
    /// Creates the failure of a link that leads nowhere.
    /// - Parameters:
    ///   - code: The code, without the prefix `link.`.
    ///   - message: One line that says what is wrong, and the form of a link.
    static func link(_ code: String, _ message: String) -> Failure {
        Failure(exitCode: .badData, code: "link.\(code)", message: message)
    }
}
