#if os(Linux)
    @Suite("A payday that is killed")
    struct KilledPaydayTests {
        /// In the long run the boxes are paid in more than one durable step.
        private static let boxes = GeneratedWork.killedPayouts.amount
        /// The changes of files from one kill to the next.
        private static let step = max(9, boxes / 13)
        /// 19 days of 10,000,000 won at 1.60 %, and the two taxes.
        private static let payout: [Int64] = [8_328, -1_160, -110]

        @Test("a killed payday pays each box exactly once when it is run again")
        func payday() throws {
            let due = try Bank.withCustomer()
            let accounts = try (0..<Self.boxes).map { _ in try accountWithBox(due) }
            // The payday is the day after the fourth Friday, 2026-01-24.
            #expect(try due.text("date", in: due.expecting("day advance 18")) == "2026-01-23")
            let unpaid = try due.head()

            var isCutShort = false
            var isWhole = false
            for number in stride(from: 1, through: 100_000, by: Self.step) where !isWhole {
                let bank = try due.copy()
                let outcome = try bank.onDisk(withFault: "kill:\(number)")("day advance 1")
                isWhole = outcome.exitCode == 0
                #expect(isWhole || outcome.exitCode == -SIGKILL, "\(outcome.errorOutput)")
                if try !isWhole && bank.head() != unpaid { isCutShort = true }

                if !isWhole { try bank.expecting("day advance 1") }
                try requirePaid(accounts, in: bank)
            }
            GeneratedWork.killedPayouts.report(Self.boxes)
            #expect(isWhole, "the last run must reach the end")
            #expect(isCutShort, "at least one run must be killed after it has written")
        }

        private func accountWithBox(_ bank: Bank) throws -> String {
            let account = try bank.account(holding: 10_000_000)
            try bank.expecting("safebox open \(account)")
            try bank.expecting("safebox put \(account) 1000만")
            try bank.expecting("safebox payout \(account) monthly")
            return account
        }

        /// Requires a clean audit and a single payout to each account.
        private func requirePaid(_ accounts: [String], in bank: Bank) throws {
            _ = try bank.head()
            for account in accounts {
                let statement = try bank.expecting("account statement \(account)")
                let lines = try #require(statement["lines"] as? [[String: any Sendable]])
                // The first two are the deposit and the movement into the box.
                let changes = try lines.dropFirst(2).map { try bank.won("change", in: $0) }
                #expect(changes == Self.payout)
            }
        }
    }
#endif
