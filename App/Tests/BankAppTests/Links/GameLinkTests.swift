import BankConsoleTesting
import GameInterface
import Testing

@testable import BankApp

@Suite("A link to a game")
struct GameLinkTests {
    private let games = FakeGames()

    @Test(
        "reads the game from a link in any case",
        arguments: [
            ("ribs-training://launchGame?gameId=ticTacToe", FakeGames.ticTacToe),
            ("ribs-training://launchGame?gameId=randomWin", FakeGames.randomWin),
            ("RIBS-Training://LAUNCHGAME?gameId=TICTACTOE", FakeGames.ticTacToe),
            ("ribs-training://launchgame/?gameId=tictactoe", FakeGames.ticTacToe),
            ("ribs-training://launchGame?gameId=%74icTacToe", FakeGames.ticTacToe),
        ]
    )
    func named(link: String, title: GameTitle) throws {
        #expect(try gameLink(link).title(among: games) == title)
    }

    @Test(
        "refuses a malformed link to a game",
        arguments: [
            ("ribs-training://", "link.place"),
            ("ribs-training://?gameId=ticTacToe", "link.place"),
            ("ribs-training:///launchGame?gameId=ticTacToe", "link.place"),
            ("ribs-training://other?gameId=ticTacToe", "link.place"),
            ("ribs-training://account/3333-01-0000013", "link.place"),
            ("ribs-training://launchGame/more?gameId=ticTacToe", "link.place"),
            ("ribs-training://launchGame?gameId=ticTacToe&player=Ann", "link.place"),
            ("ribs-training://launchGame?GAMEID=ticTacToe", "link.place"),
            ("ribs-training://launchGame?gameId=ticTacToe&gameId=randomWin", "link.form"),
            ("ribs-training://launchGame?gameId=ticTacToe#board", "link.form"),
            ("ribs-training://launchGame?gameId=%ticTacToe", "link.form"),
            ("ribs-training:launchGame?gameId=ticTacToe", "link.form"),
        ]
    )
    func refused(link: String, code: String) throws {
        let failure = try #require(throws: Failure.self) { try Link(link) }
        #expect(failure.code == code)
        #expect(failure.exitCode == .badData)
        #expect(!failure.message.contains("\n"))
    }

    @Test(
        "refuses an unknown or missing game and lists the known ones",
        arguments: [
            (
                "ribs-training://launchGame?gameId=chess",
                "there is no game 'chess'; games are 'randomWin', 'ticTacToe'"
            ),
            (
                "ribs-training://launchGame?gameId=ticTacToe%20",
                "there is no game 'ticTacToe '; games are 'randomWin', 'ticTacToe'"
            ),
            (
                "ribs-training://launchGame",
                "no game is named; games are 'randomWin', 'ticTacToe'"
            ),
            (
                "ribs-training://launchGame?gameId=",
                "no game is named; games are 'randomWin', 'ticTacToe'"
            ),
        ]
    )
    func unknown(link: String, message: String) throws {
        let link = try gameLink(link)
        let failure = try #require(throws: Failure.self) { try link.title(among: games) }
        #expect(failure.code == "link.game")
        #expect(failure.exitCode == .badData)
        #expect(failure.message == message)
    }

    private func gameLink(_ text: String) throws -> GameLink {
        guard case .game(let link) = try Link(text) else { throw NoGameLink() }
        return link
    }

    private struct NoGameLink: Error {}
}
