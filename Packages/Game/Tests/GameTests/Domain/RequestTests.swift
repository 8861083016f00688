import BankConsoleTesting
import GameInterface
import Testing

@testable import Game

@Suite("The requests about scores")
struct RequestTests {
    private let players = Players(player1Name: "두리", player2Name: "하나")

    private var requests: [any Request] {
        get throws {
            [
                GameResultRequest(players: players, winner: "하나"),
                GameResultRequest(players: players, winner: nil),
                ScoreResetRequest(players: players, customer: CustomerID("C000001")),
            ]
        }
    }

    @Test("there is a typed request for each purpose that the feature posts")
    func complete() throws {
        let purposes = Set(try requests.map(\.purpose))
        #expect(purposes == Set(GameAuthorityRules.all.map(\.purpose)))
    }

    @Test("each missing, additional or corrupted field is refused with its name and the purpose")
    func strict() throws {
        for request in try requests { #expect(request.acceptedChanges() == []) }
    }
}
