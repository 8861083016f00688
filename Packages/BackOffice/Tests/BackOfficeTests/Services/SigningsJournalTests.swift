import BankConsoleTesting
import Foundation
import Testing

@testable import BackOffice

@Suite("The journal of signings")
struct SigningsJournalTests {
    private let bank: TestBank

    init() throws {
        bank = try TestBank()
    }

    private var journal: SigningsJournal { bank.journal }

    private var names: [String] {
        get throws { try bank.folder.names }
    }

    private func entry(_ number: Int) -> SigningEntry {
        entry(of: "C00000\(number)", number)
    }

    private func entry(of customer: String, _ number: Int) -> SigningEntry {
        SigningEntry(
            of: Movement(
                customer: CustomerID(customer),
                from: AccountID("a"),
                to: AccountID("b"),
                amount: Money(won: Int64(number)),
                purpose: Purpose("account.transfer"),
                idempotencyID: IdempotencyID(unchecked: "k-\(number)"),
                digest: .zero
            ),
            at: Timestamp(milliseconds: Int64(number)),
            outcome: SigningEntry.signed
        )
    }

    private func write(_ text: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: journal.path))
    }

    @Test("is empty, and no file exists, before the first request")
    func none() throws {
        #expect(try journal.contents().entries == [])
        #expect(try names == [])
    }

    @Test("returns entries in order from a file that only its owner can read")
    func noted() throws {
        let before = umask(0)
        defer { umask(before) }
        for number in 1...3 { try journal.append(entry(number)) }
        #expect(try journal.contents().entries == [entry(1), entry(2), entry(3)])
        #expect(try journal.contents().damagedLines == [])
        #expect(try names == ["journal"])
        let attributes = try FileManager.default.attributesOfItem(atPath: journal.path)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
    }

    @Test("makes a readable file private again")
    func madePrivate() throws {
        try write("")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o644],
            ofItemAtPath: journal.path
        )
        try journal.append(entry(1))
        let attributes = try FileManager.default.attributesOfItem(atPath: journal.path)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
    }

    @Test("reports the lines that are not entries, and returns the others")
    func damaged() throws {
        try journal.append(entry(1))
        let line = try String(contentsOfFile: journal.path, encoding: .utf8)
        try write("\(line)no entry\n\n\(line){\"time\":1}\n\u{0}\n\(line)")
        let contents = try journal.contents()
        #expect(contents.entries == [entry(1), entry(1), entry(1)])
        #expect(contents.damagedLines == [2, 5, 6])
    }

    @Test("keeps an entry that follows a line torn by a crash")
    func torn() throws {
        try journal.append(entry(1))
        let line = try String(contentsOfFile: journal.path, encoding: .utf8)
        try write(line + line.prefix(20))
        try journal.append(entry(2))
        let contents = try journal.contents()
        #expect(contents.entries == [entry(1), entry(2)])
        #expect(contents.damagedLines == [2])
    }

    @Test("keeps lines apart under 200 concurrent writes")
    func atOnce() async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 1...200 {
                group.addTask { try journal.append(entry(number)) }
            }
            try await group.waitForAll()
        }
        let contents = try journal.contents()
        #expect(Set(contents.entries) == Set((1...200).map(entry)))
        #expect(contents.entries.count == 200)
        #expect(contents.damagedLines == [])
    }

    @Test("refuses a folder, a link and a pipe without waiting")
    func noFile() throws {
        let target = bank.folder.file("target")
        for make in [
            { mkdir(journal.path, 0o700) }, { symlink(target, journal.path) },
            { mkfifo(journal.path, 0o600) },
        ] {
            try #require(make() == 0)
            #expect(throws: BankError.self) { try journal.append(entry(1)) }
            #expect(throws: BankError.self) { try journal.contents() }
            try FileManager.default.removeItem(atPath: journal.path)
        }
        #expect(try names == [])
    }

    @Test("shortens long values of a request")
    func clipped() throws {
        let entry = entry(of: String(repeating: "C", count: 5000), 7)
        try journal.append(entry)
        let text = try String(contentsOfFile: journal.path, encoding: .utf8)
        #expect(text.utf8.count < 400)
        #expect(try journal.contents().entries == [entry])
    }

    @Test("set aside, it keeps its lines under a free name, and a new one begins")
    func setAside() throws {
        try journal.setAside()
        for number in 1...2 {
            try journal.append(entry(number))
            try journal.setAside()
            #expect(try journal.contents().entries == [])
            let old = SigningsJournal(path: "\(journal.path).\(number)")
            #expect(try old.contents().entries == [entry(number)])
        }
        #expect(try names == ["journal.1", "journal.2"])
    }
}
