import Console

/// What `bank open` takes: a place in the interactive bank, or a game.
enum Link: Sendable, Hashable {
    case place(LinkedPlace)
    case game(GameLink)

    /// Reads a link.
    /// - Throws: `Failure` of status `badData`: `link.scheme`, `link.place`, `link.form`, `link.game`;
    ///   `BankError` for an account number or an amount that is mistyped.
    init(_ text: String) throws {
        let parts = try LinkParts(text)
        switch parts.scheme {
        case LinkedPlace.scheme: self = .place(try LinkedPlace(parts))
        case GameLink.scheme: self = .game(try GameLink(parts))
        default:
            throw Failure.link(
                "scheme",
                "'\(parts.scheme)' is not a link of this bank: one begins with "
                    + "\(LinkedPlace.scheme)://, or with \(GameLink.scheme):// for a game"
            )
        }
    }
}
