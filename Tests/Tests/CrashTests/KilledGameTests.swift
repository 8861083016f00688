import BankDriver
import BookkeepingTesting
import Foundation
import Testing

@Suite("A bank game that is killed")
struct KilledGameTests {
    private static let rounds = GeneratedWork.killedGames.amount
    private static let games = 8

    @Test("a killed game keeps every announced winner and counts no other game")
    func counting() throws {
        let bank = try Bank()
        try bank.expecting("day start 2026-01-05")
        let game = Bank.wonByPlayer1 + ["close"]
        let games = Array(repeating: game, count: Self.games).flatMap(\.self)
        let input = (Bank.loggingIn + games).map { $0 + "\n" }.joined()
        let clock = ContinuousClock()
        let time = try clock.measure { _ = try bank.run(["game"], input: input) }
        let longest = UInt32(time / .microseconds(1))
        var counted = Self.games
        var isCutShort = false
        var random = SystemRandomNumberGenerator()

        func announcements(in output: String) -> Int {
            output.split(separator: "\n").count { $0 == "Ann (X) won." }
        }
        for round in 1...Self.rounds {
            let running = try bank.start(["game"], input: input)
            // After 0, 1, 2… wins, and a random time that is about a game long.
            try running.waitForOutput { announcements(in: $0) >= (round - 1) % Self.games }
            usleep(UInt32.random(in: 0...longest / UInt32(Self.games), using: &random))
            running.send(SIGKILL)
            let announced = announcements(in: try running.waitUntilExit().output)
            _ = try bank.head()
            // Counting comes before the announcement, so there may be one more.
            let total = try score(of: bank)
            #expect([announced, announced + 1].contains(total - counted))
            if announced > 0, announced < Self.games { isCutShort = true }
            counted = total
        }
        GeneratedWork.killedGames.report(Self.rounds)
        #expect(isCutShort, "at least one run must be killed between two games")
    }

    /// Returns the number of counted games, all of which Ann must have won.
    private func score(of bank: Bank) throws -> Int {
        let scores = try bank.scores()
        #expect(scores.count == 1)
        let only = try #require(scores.first)
        let won = try #require(only.wholeMatch(of: /Ann (\d+), Ben 0, drawn 0/))
        return try #require(Int(won.1))
    }
}
