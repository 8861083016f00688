import BankConsoleTesting
import GameInterface
import Testing

@testable import Game

@Suite("RandomWin's screen")
@MainActor
final class RandomWinScreenTests {
    private func bench(number: Int = 73) throws -> GameBench {
        try GameBench(GameDependencies(randomNumber: number)) { RandomWinBuilder(dependency: $0) }
    }

    @Test("one button decides the game, and Close Game ends it after the announcement")
    func magic() async throws {
        let bench = try bench()
        bench.dependencies.scores.updateScore(Score(player1Score: 3, player2Score: 1))
        #expect(
            bench.person.screen.blocks.first == .fields([Field("Hana", "3"), Field("Duri", "1")])
        )
        #expect(
            bench.texts == [
                "'Magic' draws a number from 0 to 99. If it is above 50, the winner is Hana, "
                    + "and otherwise Duri."
            ]
        )
        await bench.person.press(keys: .enter)
        #expect(bench.texts == ["The number is 73.", "Hana won."])
        #expect(bench.person.screen.actions.map(\.label) == ["Close Game"])
        #expect(bench.heard == ["listener.decided player1", "listener.counted"])
        await bench.person.press(keys: .enter)
        #expect(bench.heard == ["listener.end player1"])
        await bench.person.press(keys: .enter)
        #expect(bench.heard == [])
    }

    @Test("Escape leaves the game and counts nothing")
    func leaving() async throws {
        let bench = try bench()
        await bench.person.press(keys: .escape)
        #expect(bench.heard == ["listener.leave"])
    }

    @Test("Random Win is played over a pipe by words")
    func lines() async throws {
        let bench = try bench(number: 50)
        let output = try await bench.play(lines: "magic\nclose game\n")
        #expect(output.contains("Duri won."))
        #expect(
            bench.heard == [
                "listener.decided player2", "listener.counted", "listener.end player2",
            ]
        )
    }

    @Test(
        "a number over 50 wins for player 1, and any other for player 2",
        arguments: [(0, "Duri"), (49, "Duri"), (50, "Duri"), (51, "Hana"), (99, "Hana")]
    )
    func winner(number: Int, name: String) async throws {
        let bench = try bench(number: number)
        try await bench.person.press("Magic")
        #expect(bench.texts == ["The number is \(number).", "\(name) won."])
        try await bench.person.press("Close Game")
        let winner = name == "Hana" ? "player1" : "player2"
        #expect(
            bench.heard == [
                "listener.decided \(winner)", "listener.counted", "listener.end \(winner)",
            ]
        )
    }
}
