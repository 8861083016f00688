import BookkeepingTesting

@Suite("A copy of a real book")
struct BackupTests {
    private let bank: Bank
    private let account: String
    private let copy: String

    init() throws {
        (bank, account) = try Bank.withAccount(holding: 1_000)
        copy = bank.directory + "/copy.bank"
    }

    private func moveBookAway() throws {
        for ending in ["", "-wal", "-shm"] {
            try? FileManager.default.removeItem(atPath: bank.book + ending)
        }
    }

    private func balances() throws -> String {
        try bank("account list").output
    }

    @Test("is private, and restores the book that was lost, with everything in it")
    func restored() throws {
        let before = try balances()
        let notices = try bank("notices --json").output
        #expect(notices.contains("money.received"))
        try bank.expecting("backup \(copy)")
        let attributes = try FileManager.default.attributesOfItem(atPath: copy)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
        try bank.expecting("account deposit \(account) 1")
        try moveBookAway()
        let dryRun = try bank("restore \(copy) --dry-run")
        #expect(dryRun.exitCode == 0, "\(dryRun)")
        #expect(!FileManager.default.fileExists(atPath: bank.book))
        try bank.expecting("restore \(copy)")
        #expect(try balances() == before)
        #expect(try bank("notices --json").output == notices)
        let audit = try bank.expecting("audit")
        #expect(audit["uncovered"] as? Int == 0, "the copy has a checkpoint of its last entry")
        // The customer's key and the bank's are those of before.
        try bank.expecting("account withdraw \(account) 1")
        try bank.expecting("checkpoint")
    }

    @Test("of a book in use has all entries up to one of them, and none of a later one")
    func live() async throws {
        let copies = (1...6).map { bank.directory + "/live\($0).bank" }
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                for _ in 1...30 { try bank.expecting("account deposit \(account) 1") }
            }
            group.addTask {
                for copy in copies { try bank.expecting("backup \(copy)") }
            }
            try await group.waitForAll()
        }
        var last = 0
        for copy in copies {
            try moveBookAway()
            let entries = try bank.expecting("restore \(copy)")["entries"] as? Int ?? 0
            #expect(entries >= last)
            last = entries
            // The signer has signed later entries than most of the copies have.
            if try bank("audit").exitCode == 65 { try bank.expecting("signer accept") }
            #expect(try bank.expecting("audit")["holds"] as? Bool == true)
        }
    }

    @Test(
        "that is older than a checkpoint, or changed, or no book, is refused and replaces nothing"
    )
    func refused() throws {
        try bank.expecting("backup \(copy)")
        try bank.expecting("account deposit \(account) 1")
        let later = bank.directory + "/later"
        try bank("checkpoint").output.write(toFile: later, atomically: true, encoding: .utf8)
        #expect(try bank("restore \(copy)").exitCode == 1, "there is a book")
        #expect(try bank("backup \(later)").exitCode == 1, "a file is not replaced")
        try moveBookAway()
        let old = try bank("restore \(copy) --checkpoint \(later)")
        #expect(old.exitCode == 65)
        #expect(old.errorOutput.contains("checkpoint"), "\(old)")
        var bytes = try Data(contentsOf: URL(fileURLWithPath: copy))
        let place = try #require(bytes.firstRange(of: Data("account.deposit".utf8))).lowerBound
        bytes[place] = UInt8(ascii: "b")
        for (name, content) in [("changed", bytes), ("text", Data("no book".utf8))] {
            let file = bank.directory + "/" + name
            try content.write(to: URL(fileURLWithPath: file))
            let run = try bank("restore \(file)")
            #expect([65, 66].contains(run.exitCode), "\(run)")
            #expect(!FileManager.default.fileExists(atPath: bank.book))
        }
        let missing = try bank("restore /nowhere")
        #expect(missing.exitCode == 66)
        #expect(
            missing.errorOutput
                == "Error: There is no copy of a book at '/nowhere'; "
                + "name a file that 'bank backup' has written.\n"
        )
    }

    #if os(Linux)
        @Test(
            "is complete or not there, whichever write fails",
            arguments: ["kill", "fail", "late", "dead"]
        )
        func faults(fault: String) throws {
            var codes: Set<Int32> = []
            let numbers = Bank.changes(to: 100, count: GeneratedWork.backupFaults.amount)
            for number in numbers {
                try? FileManager.default.removeItem(atPath: copy)
                let run = try bank.onDisk(withFault: "\(fault):\(number)")("backup \(copy)")
                codes.insert(run.exitCode)
                guard FileManager.default.fileExists(atPath: copy) else {
                    #expect(run.exitCode != 0, "change \(number): \(run)")
                    continue
                }
                let other = try Bank()
                let key = try bank.text("key", in: bank.expecting("checkpoint key"))
                let restored = try other.run(["restore", copy, "--key", key])
                #expect(restored.exitCode == 0, "change \(number): \(restored)")
            }
            GeneratedWork.backupFaults.report(numbers.count)
            #expect(codes.contains(0) && codes.count > 1, "\(codes)")
        }
    #endif
}
