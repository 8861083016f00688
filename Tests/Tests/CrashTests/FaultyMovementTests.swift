#if os(Linux)
    /// The real `bank` on a disk whose n-th change fails, with the library WriteFaults.
    @Suite("A movement on a faulty disk")
    struct FaultyMovementTests {
        /// A number above that of the changes of files, which are about 25.
        private static let changes = 31

        @Test(
            "is done, refused, or unknown with the key that repeats it once",
            arguments: ["fail", "late", "dead"]
        )
        func moved(fault: String) throws {
            let (bank, account) = try Bank.withAccount(holding: 10)
            let deposit = "account deposit \(account) 5 --yes"
            var codes: [Int32: Int] = [:]
            let work = GeneratedWork.movementFaults
            let numbers = Bank.changes(to: Self.changes, count: work.amount)
            for number in numbers {
                let before = try bank.balance(of: account)
                let outcome = try bank.onDisk(withFault: "\(fault):\(number)")(deposit)
                let place: Comment = "change \(number): \(outcome)"
                codes[outcome.exitCode, default: 0] += 1
                if outcome.exitCode == 75 {
                    let option = try #require(outcome.keyOption, place)
                    #expect(try bank(deposit + " \(option)").exitCode == 0, place)
                }
                let moved = [0, 75].contains(outcome.exitCode) ? 5 : 0
                #expect(try bank.balance(of: account) == before + Int64(moved), place)
            }
            work.report(numbers.count)
            let expected: Set<Int32> = fault == "dead" ? [0, 66, 75] : [0, 66]
            #expect(Set(codes.keys) == expected, "\(codes)")
            let audit = try bank.expecting("audit")
            #expect(audit["holds"] as? Bool == true)
        }
    }
#endif
