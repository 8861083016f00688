import Console

/// The argument of `bank open`: a link to a screen of the interactive bank, or to a game.
enum Link: Sendable, Hashable {
    /// The parts of a link to a screen, which ``LinkedPlace`` reads.
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
    /// Creates the failure of a link that cannot be opened.
    /// - Parameters:
    ///   - code: The code, without the prefix `link.`.
    ///   - message: One line that names the fault and a valid form.
    static func link(_ code: String, _ message: String) -> Failure {
        Failure(exitCode: .badData, code: "link.\(code)", message: message)
    }
}
