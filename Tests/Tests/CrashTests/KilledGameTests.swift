#if os(Linux)
    @Suite("A bank game that is killed")
    struct KilledGameTests {
        /// A number above that of the changes of files, which are about 140.
        private static let changes = 150
        private static let games = 8

        @Test("a killed game keeps every announced winner and counts no other game")
        func counting() throws {
            let bank = try Bank()
            try bank.expecting("day start 2026-01-05")
            let game = Bank.wonByPlayer1 + ["close"]
            let games = Array(repeating: game, count: Self.games).flatMap(\.self)
            _ = try bank.game(Bank.loggingIn + games)
            var counted = Self.games
            var isCutShort = false
            var last: Int32 = -1
            let work = GeneratedWork.killedGames
            let numbers = Bank.changes(to: Self.changes, count: work.amount)

            for number in numbers {
                let killed = try bank.onDisk(withFault: "kill:\(number)")
                    .game(Bank.loggingIn + games)
                #expect([0, -SIGKILL].contains(killed.exitCode), "\(killed)")
                let announced = killed.output.split(separator: "\n").count { $0 == "Ann (X) won." }
                _ = try bank.head()
                // Counting comes before the announcement, so there may be one more.
                let total = try score(of: bank)
                #expect([announced, announced + 1].contains(total - counted))
                if announced > 0, announced < Self.games { isCutShort = true }
                counted = total
                last = killed.exitCode
            }
            work.report(numbers.count)
            #expect(last == 0, "the last number must be above that of the changes")
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
#endif
