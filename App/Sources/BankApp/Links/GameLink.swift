import Console
import GameInterface

/// A link that begins a game: `ribs-training://launchGame?gameId=ticTacToe`, as in the tutorials.
///
/// The scheme, the host and the id of the game ignore capitals.
struct GameLink: Sendable, Hashable {
    static let scheme = "ribs-training"
    static let form = "\(scheme)://launchGame?gameId=GAME"

    /// The id of the game; nil if the link has none.
    let gameID: String?

    /// Reads the parts of a link with this scheme.
    /// - Throws: `Failure` `link.place`.
    init(_ parts: LinkParts) throws(Failure) {
        guard parts.path == ["launchgame"] else {
            throw .link("place", "'\(parts.link)' leads nowhere; a game's link is '\(Self.form)'")
        }
        if let other = parts.query.keys.sorted().first(where: { $0 != Self.name }) {
            throw .link("place", "unknown parameter '\(other)' in the link; use '\(Self.name)'")
        }
        gameID = parts.query[Self.name].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Returns the game that the link names.
    /// - Throws: `Failure` `link.game` for an unknown game or a link without one.
    func title(among games: any GameInject) throws(Failure) -> GameTitle {
        guard let title = gameID.flatMap(games.game(withID:)) else {
            throw .link("game", UnknownGameError(id: gameID, known: games.games).description)
        }
        return title
    }

    private static let name = "gameId"
}
