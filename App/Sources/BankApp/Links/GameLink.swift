import Console
import GameInterface

/// A link that begins a game, such as `ribs-training://launchGame?gameId=ticTacToe`.
///
/// The tutorials have the same link. Case is ignored in the scheme, the host and the game's id.
struct GameLink: Sendable, Hashable {
    static let scheme = "ribs-training"
    static let form = "\(scheme)://launchGame?gameId=GAME"

    /// The id of the game; nil if the link names no game.
    let gameID: String?

    /// Reads the parts of a link whose scheme is ``scheme``.
    /// - Throws: `Failure` `link.place`.
    init(_ parts: LinkParts) throws(Failure) {
        guard parts.path == ["launchgame"] else {
            throw .link("place", "'\(parts.link)' names no game; a game's link is '\(Self.form)'")
        }
        if let other = parts.query.keys.sorted().first(where: { $0 != Self.name }) {
            throw .link("place", "unknown parameter '\(other)' in the link; use '\(Self.name)'")
        }
        gameID = parts.query[Self.name].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Returns the game that the link names.
    /// - Throws: `Failure` `link.game` if the link names an unknown game or no game.
    func title(among games: any GameInject) throws(Failure) -> GameTitle {
        guard let title = gameID.flatMap(games.game(withID:)) else {
            throw .link("game", UnknownGameError(id: gameID, known: games.games).description)
        }
        return title
    }

    private static let name = "gameId"
}
