@Suite("An exchanged signer of checkpoints")
struct SignerTests {
    @Test("makes no checkpoint of the book, and the audit reports it")
    func exchanged() throws {
        let bank = try Bank.withCustomer()
        try bank.expecting("day advance")
        let signer = try bank.file(endingWith: ".signer")
        let other = Data(repeating: 7, count: 32)
        try other.write(to: URL(fileURLWithPath: signer))
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: signer)
        for (line, exitCode, text) in [
            ("checkpoint", 66, "signer has not signed the last checkpoint"),
            ("receipt 1", 66, "signer has not signed the last checkpoint"),
            ("audit", 65, "checkpoint"),
        ] as [(String, Int32, String)] {
            let outcome = try bank(line)
            #expect(outcome.exitCode == exitCode, "\(outcome)")
            #expect(outcome.output == "")
            #expect(outcome.errorOutput.hasPrefix("Error: "), "\(outcome.errorOutput)")
            #expect(outcome.errorOutput.count { $0 == "\n" } == 1, "\(outcome.errorOutput)")
            #expect(outcome.errorOutput.contains(text), "\(outcome.errorOutput)")
        }
        #expect(try bank("day advance").exitCode == 5)
        #expect(try Data(contentsOf: URL(fileURLWithPath: signer)) == other)
    }
}
