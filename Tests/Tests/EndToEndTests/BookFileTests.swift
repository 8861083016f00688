/// The book as a file: private, and never harmed by a failure.
@Suite("The file of the book")
struct BookFileTests {
    @Test("only the owner can read the book and the files beside it")
    func permissions() throws {
        let bank = try Bank.anotherWithCustomer()
        let folder = bank.directory
        let names = try bank.files()
        #expect(names.contains { $0.hasPrefix(".config/modularbank/") && $0.hasSuffix(".signer") })
        for name in names {
            let isFolder = [".config", ".config/modularbank"].contains(name)
            let expected = isFolder ? 0o700 : 0o600
            #expect(try permissions(of: folder + "/" + name) == expected, "\(name)")
        }
        var nested = bank
        nested.environment["BANK_BOOK"] = folder + "/deep/er/book.sqlite"
        #expect(try nested("day start 2026-01-05").exitCode == 0)
        #expect(try permissions(of: folder + "/deep") == 0o700)
        #expect(try permissions(of: folder + "/deep/er") == 0o700)
    }

    @Test("reading does not make a book")
    func reading() throws {
        let bank = try Bank()
        for line in ["day", "audit", "account show 3333-01-0000013", "day advance 1"] {
            let outcome = try bank(line)
            #expect(outcome.exitCode == 66, "\(line): \(outcome.errorOutput)")
            #expect(outcome.errorOutput.contains(bank.book))
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: bank.directory).isEmpty)
    }

    @Test(
        "an address is refused as the path of a book, without its password, and makes no file",
        arguments: [
            "POSTGRES://kim:S3cretPW@h/x", "mysql:/kim:S3/cretPW@h",
            " host = h password='S3 cretPW'",
        ]
    )
    func address(place: String) throws {
        let bank = try Bank()
        let folder = bank.directory
        let join = "customer join --name Kim --birth 1990-03-14 --phone 010-2345-6789 --pin-stdin"
        for line in ["day start 2026-01-05", join, "day", "audit"] {
            let words = line.split(separator: " ").map(String.init)
            for option in [["--book", place], ["--json", "--book=\(place)"]] {
                let script = #"cd "$0" && exec "$@""#
                let outcome = try bank.run(
                    program: ["/bin/sh", "-c", script, folder, Bank.executable] + option + words
                )
                #expect(outcome.exitCode != 0)
                let text = outcome.output + outcome.errorOutput
                #expect(text.contains("path of the book is an address"), "\(outcome)")
                #expect(!text.contains("S3") && !text.contains("cretPW"), "\(outcome)")
            }
        }
        #expect(try bank.files().isEmpty)
    }

    @Test("a customer who cancels at the password makes no book")
    func canceled() throws {
        let bank = try Bank()
        let join = "customer join --name Kim --birth 1990-03-14 --phone 010-2345-6789"
        #expect(try bank("\(join) --pin-stdin", input: "482915\n482916\n").exitCode == 1)
        #expect(try bank("\(join) --no-input").exitCode == 64)
        #expect(try FileManager.default.contentsOfDirectory(atPath: bank.directory).isEmpty)
    }

    @Test("refuses a password file that other users can read")
    func pinFile() throws {
        let bank = try Bank.withCustomer()
        let pins = bank.directory + "/pins"
        try "\(Bank.password)\n".write(toFile: pins, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: pins)
        let refused = try bank("customer verify C000001 --pin-file \(pins)")
        #expect(refused.exitCode == 66)
        #expect(refused.errorOutput.contains("chmod 600"))
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: pins)
        #expect(try bank("customer verify C000001 --pin-file \(pins)").exitCode == 0)
    }

    @Test("leaves a file that is not a book unchanged")
    func foreign() throws {
        let bank = try Bank()
        let text = String(repeating: "Dear diary, this is no bank.\n", count: 400)
        try text.write(toFile: bank.book, atomically: true, encoding: .utf8)
        for line in ["day", "day start 2026-01-05", "audit"] {
            let outcome = try bank(line)
            #expect([66, 1].contains(outcome.exitCode), "\(line): \(outcome.errorOutput)")
            #expect(outcome.errorOutput.filter { $0 == "\n" }.count == 1, "\(outcome.errorOutput)")
        }
        #expect(try String(contentsOfFile: bank.book, encoding: .utf8) == text)
    }

    @Test("reports a folder in which no book can be made")
    func unwritable() throws {
        for book in ["/proc/nowhere/book.sqlite", "/dev/null/book.sqlite"] {
            let outcome = try Bank()("day start 2026-01-05 --book \(book)")
            #expect(outcome.exitCode == 66, "\(outcome.errorOutput)")
            let folder = book.dropLast("/book.sqlite".count)
            #expect(outcome.errorOutput.contains(folder))
            #expect(outcome.errorOutput.filter { $0 == "\n" }.count == 1)
        }
    }

    private func permissions(of path: String) throws -> Int {
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        return attributes[.posixPermissions] as? Int ?? 0
    }
}
