import BankConsoleTesting
import GameInterface
import Testing

@Suite("Scores of random games")
struct ScorePropertyTests {
    private static let names = ["하나", "두리", "The machine", "a", "b", "Zoë"]

    @Test(
        "random games and resets of several pairs give the scores of a model",
        arguments: GeneratedWork.scoredGames.seeds(of: 120)
    )
    func model(seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        let bank = try TestBank()
        var model = Model()
        var counted: [(id: IdempotencyID, players: Players, winner: PlayerType?)] = []
        defer { GeneratedWork.scoredGames.report(120) }
        for step in 0..<120 {
            let players = try Self.pair(using: &random)
            switch Int.random(in: 0..<10, using: &random) {
            case 0 where model.score(of: players) != Score():
                _ = try await bank.reset(players.player1Name, players.player2Name)
                model.reset(players)
            case 1:
                // A repeated id changes nothing.
                guard let (id, players, winner) = counted.randomElement(using: &random) else {
                    break
                }
                let score = try await bank.scores.count(winner: winner, of: players, under: id)
                #expect(score == model.score(of: players), "step \(step)")
            default:
                let id = IdempotencyID.random()
                let winner =
                    [nil, PlayerType.player1, .player2].randomElement(using: &random) ?? nil
                model.count(winner, players)
                counted.append((id, players, winner))
                let score = try await bank.scores.count(winner: winner, of: players, under: id)
                #expect(score == model.score(of: players), "step \(step)")
            }
            let asked = try Self.pair(using: &random)
            #expect(
                try await bank.scores.score(of: asked) == model.score(of: asked),
                "step \(step)"
            )
        }
        let listed = try await bank.scores.scores()
        #expect(listed.count == model.pairs)
        for (players, score) in listed { #expect(score == model.score(of: players)) }
        #expect(try await bank.ledger.audit().passed)
    }

    private static func pair(using random: inout SeededGenerator) throws -> Players {
        let names = names.shuffled(using: &random)
        return Players(player1Name: names[0], player2Name: names[1])
    }
}

/// The number of games that each player of a pair has won.
private struct Model {
    private var won: [Set<String>: [String: Int]] = [:]

    var pairs: Int { won.count }

    mutating func count(_ winner: PlayerType?, _ players: Players) {
        won[pair(players), default: [:]][winner.map { players[$0] } ?? "nobody", default: 0] += 1
    }

    mutating func reset(_ players: Players) { won[pair(players)] = [:] }

    func score(of players: Players) -> Score {
        func won(_ name: String) -> Int { self.won[pair(players)]?[name] ?? 0 }
        return Score(
            player1Score: won(players.player1Name),
            player2Score: won(players.player2Name),
            draws: won("nobody")
        )
    }

    private func pair(_ players: Players) -> Set<String> {
        [players.player1Name, players.player2Name]
    }
}
