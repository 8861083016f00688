import Bookkeeping
import GameInterface

/// A request to count a game.
struct GameResultRequest: Request {
    let players: Players
    /// The name of the winner; nil for a draw.
    let winner: String?

    let purpose = Purpose.gameResult
    var fields: [String: any RequestField] {
        ["players": SortedPlayers(players), "winner": winner]
    }
}

extension GameResultRequest {
    init(_ fields: RequestFields) throws(BankError) {
        let sorted: SortedPlayers = try fields("players")
        self.init(players: sorted.players, winner: try fields("winner"))
    }
}

/// A request, signed by a customer, to reset the score of two players.
struct ScoreResetRequest: Request {
    let players: Players
    let customer: CustomerID

    let purpose = Purpose.gameScoreReset
    var fields: [String: any RequestField] {
        ["players": SortedPlayers(players), "customer": customer]
    }
}

extension ScoreResetRequest {
    init(_ fields: RequestFields) throws(BankError) {
        let sorted: SortedPlayers = try fields("players")
        self.init(players: sorted.players, customer: try fields("customer"))
    }
}

/// Two players in the order of their score.
private struct SortedPlayers: RequestField {
    let players: Players

    /// The name of the score's record.
    var requestText: String { ScoreRecord(of: players).name }

    init(_ players: Players) {
        self.players = players
    }

    init(requestText: String) throws {
        let names = requestText.split(separator: "/", omittingEmptySubsequences: false)
        guard names.count == 2 else { throw RequestTextError() }
        players = try PlayerNameRule.validated(
            Players(player1Name: String(names[0]), player2Name: String(names[1]))
        )
    }
}
