import Console
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

    @Test("the frames before and after the draw, in a usual and in a small window")
    func frames() async throws {
        let bench = try bench()
        bench.dependencies.scores.updateScore(Score(player1Score: 3, player2Score: 1))
        #expect(
            await bench.person.frame().text == """
                 › Random Win

                Hana: 3
                Duri: 1

                'Magic' draws a number from 0 to 99. Above 50 Hana wins, otherwise Duri.

                ▸ p Magic
                  q Leave the game

                Enter choose  Esc leave the game  ? keys
                """
        )
        #expect(
            await bench.person.frame(columns: 40, rows: 12).text == """
                 › Random Win

                Hana: 3
                Duri: 1

                'Magic' draws a number from 0 to 99.
                Above 50 Hana wins, otherwise Duri.

                ▸ p Magic
                  q Leave the game

                Enter choose  Esc leave the game  ? keys
                """
        )
        try await bench.person.press("Magic")
        #expect(
            await bench.person.frame().text == """
                 › Random Win

                Hana won.

                Hana: 3
                Duri: 1

                The number is 73.

                ▸ q Close Game

                Enter choose  Esc close game  ? keys
                """
        )
        #expect(
            await bench.person.frame(columns: 40, rows: 12).text == """
                 › Random Win

                Hana won.

                Hana: 3
                Duri: 1

                The number is 73.

                ▸ q Close Game

                Enter choose  Esc close game  ? keys
                """
        )
    }
}
