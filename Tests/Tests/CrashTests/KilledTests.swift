#if os(Linux)
    @Suite("A bank that is killed")
    struct KilledTests {
        /// A number above that of the changes of files, which are about 75.
        private static let changes = 100

        @Test(
            "a killed bank keeps acknowledged transfers whole, and repeats return the first result"
        )
        func transfers() throws {
            let (bank, from) = try Bank.withAccount(holding: 1_000_000)
            let to = try bank.account()
            var acknowledged = 0
            var known: [String: Int] = [:]
            let work = GeneratedWork.killedTransfers
            let numbers = Bank.changes(to: Self.changes, count: work.amount)

            for number in numbers {
                let transfer = [
                    "account", "transfer", from, to, String(number), "--idempotency-key",
                    "k\(number)", "--yes", "--json", "--pin-stdin",
                ]
                let killed = try bank.onDisk(withFault: "kill:\(number)")
                    .run(transfer, input: Bank.password + "\n")
                if killed.exitCode == 0 {
                    acknowledged += 1
                    known["k\(number)"] = try #require(try killed.json()["entry"] as? Int)
                } else {
                    #expect(killed.exitCode == -SIGKILL, "\(killed)")
                }

                let repeated = try bank.run(transfer, input: Bank.password + "\n")
                #expect(repeated.exitCode == 0, "\(repeated.errorOutput)")
                let answer = try repeated.json()
                let entry = try #require(answer["entry"] as? Int)
                if let first = known["k\(number)"] {
                    #expect(entry == first)
                    #expect(answer["repeated"] as? Bool == true)
                }
                known["k\(number)"] = entry
            }

            work.report(numbers.count)
            let moved = Int64(numbers.reduce(0, +))
            #expect(try bank.balance(of: from) == 1_000_000 - moved)
            #expect(try bank.balance(of: to) == moved)
            let statement = try bank.expecting("account statement \(to)")
            let lines = try #require(statement["lines"] as? [[String: any Sendable]])
            #expect(lines.count == numbers.count)
            #expect(Set(known.values).count == numbers.count)
            _ = try bank.head()
            #expect(
                (1..<numbers.count).contains(acknowledged),
                "the first transfers must be killed before their end, and the last not"
            )
        }
    }
#endif
