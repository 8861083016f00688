import Console
import GameInterface

/// A link that begins a game: `ribs-training://launchGame?gameId=ticTacToe`, as in the tutorials.
///
/// Capitals matter neither in the scheme, nor in the host, nor in the id of the game.
struct GameLink: Sendable, Hashable {
    static let scheme = "ribs-training"
    static let form = "\(scheme)://launchGame?gameId=GAME"

    /// What the link names; nil when it names no game.
    let gameID: String?

    /// Takes the parts of a link of that scheme.
    /// - Throws: `Failure` of status `badData`: `link.place`.
    init(_ parts: LinkParts) throws(Failure) {
        guard parts.path == ["launchgame"] else {
            throw .link("place", "'\(parts.link)' leads nowhere; a game's link is \(Self.form)")
        }
        if let other = parts.query.keys.sorted().first(where: { $0 != Self.name }) {
            throw .link("place", "'\(other)' is not asked for in this link; '\(Self.name)' is")
        }
        gameID = parts.query[Self.name].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The game that the link names.
    /// - Throws: `Failure` of status `badData`: `link.game` where there is no such game, or none is named.
    func title(among games: any GameInject) throws(Failure) -> GameTitle {
        guard let title = gameID.flatMap(games.game(withID:)) else {
            throw .link("game", UnknownGame(id: gameID, known: games.games).description)
        }
        return title
    }

    private static let name = "gameId"
}
