#if os(Linux)
    /// The real `bank` on a disk whose n-th change kills it or fails, with the library WriteFaults.
    @Suite("A first command on a faulty disk")
    struct FirstCommandTests {
        /// A number above that of the changes of files, which are about 115.
        private static let changes = 125

        @Test(
            "leaves a book with its key, or none, and the next command works",
            arguments: ["kill", "fail", "late"]
        )
        func interrupted(fault: String) throws {
            var codes: Set<Int32> = []
            let work = GeneratedWork.firstCommandFaults
            let numbers = Bank.changes(to: Self.changes, count: work.amount)
            for number in numbers {
                let bank = try Bank()
                let outcome = try bank.onDisk(withFault: "\(fault):\(number)")(
                    "day start 2026-01-05"
                )
                codes.insert(outcome.exitCode)
                let place: Comment = "change \(number): \(outcome)"
                let isBook = FileManager.default.fileExists(atPath: bank.book)
                if fault != "kill" {
                    let isPrepared = try bank.files().contains { $0.hasSuffix(".prepared") }
                    #expect(isBook || !isPrepared, place)
                }
                if !isBook {
                    #expect(outcome.exitCode != 0, place)
                    try bank.expecting("day start 2026-01-05")
                }
                try bank.expecting("checkpoint")
                let audit = try bank.expecting("audit")
                #expect(audit["entries"] as? Int == 1, place)
                #expect(audit["uncovered"] as? Int == 0, place)
                let keys = try bank.files().filter { $0.contains(".signer") }
                #expect(keys.count == 1 && keys[0].hasSuffix(".signer"), place)
            }
            work.report(numbers.count)
            #expect(codes.contains(0) && codes.count > 1, "\(codes)")
        }
    }
#endif
