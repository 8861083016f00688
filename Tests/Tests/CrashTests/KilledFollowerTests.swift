#if os(Linux)
    @Suite("A follower of notices that is killed")
    struct KilledFollowerTests {
        /// The changes of files while the program saves the cursor: before printing, after it, and
        /// some that do not come.
        private static let changes = 9...18

        @Test("delivers every notice in order, and repeats one only with the same key")
        func delivery() throws {
            let (bank, account) = try Bank.withAccount(holding: 1_000)
            let follow = ["notices", "--follow", "--json", "--cursor", bank.directory + "/cursor"]
            let work = GeneratedWork.killedFollowers
            var lines: [String] = []
            func read(_ output: String) {
                // A killed program can have written a part of its last line.
                lines += output.split(separator: "\n").map(String.init).filter { $0.hasSuffix("}") }
            }
            var kills = 0
            for round in 1...work.amount {
                for part in 1...2 {
                    let won = 10 * round + part
                    try bank.expecting("account deposit \(account) \(won)")
                }
                let change = Self.changes.lowerBound + round % Self.changes.count
                let follower = try bank.onDisk(withFault: "kill:\(change)").start(follow)
                try follower.waitForOutput { $0.split(separator: "\n").count >= 2 }
                follower.send(SIGKILL)
                let outcome = try follower.waitUntilExit()
                #expect(outcome.exitCode == -SIGKILL, "\(outcome)")
                kills += 1
                read(outcome.output)
            }
            work.report(kills)

            let all = try #require(
                bank("notices --json").json()["notices"]
                    as? [[String: any Sendable]]
            )
            let expected = try all.reversed().map { try bank.text("key", in: $0) }
            let last = try bank.start(follow)
            try bank.expecting("account deposit \(account) 7")
            try last.waitForOutput { $0.contains("\"7 won received in cash\"") }
            last.send(SIGINT)
            let end = try last.waitUntilExit()
            #expect(end.exitCode == 130)
            read(end.output)

            var known: [String: String] = [:]
            var order: [String] = []
            for line in lines {
                let notice = try JSONSerialization.jsonObject(with: Data(line.utf8))
                let key = try #require((notice as? [String: Any])?["key"] as? String)
                if let first = known.updateValue(line, forKey: key) {
                    #expect(first == line, "a repeat is the same notice")
                } else {
                    order.append(key)
                }
            }
            #expect(order.dropLast() == expected)
            #expect(lines.count > order.count, "some kills come between printing and saving")
        }
    }
#endif
