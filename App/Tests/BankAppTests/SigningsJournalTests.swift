import Bookkeeping
import Foundation
import SigningInterface
import Testing
@testable import BankApp


@Suite("The journal of signings")
struct SigningsJournalTests {
    private let folder: TemporaryFolder
    private let journal: SigningsJournal

    init() throws {
        folder = try TemporaryFolder()
        journal = SigningsJournal(path: BankPlaces(book: folder.book).signings)
    }

    private func entry(_ number: Int) -> SigningEntry {
        let parameters = [
            "customer": "C00000\(number)", "from": "a", "to": "b", "amount": "\(number)",
            "purpose": "account.transfer", "idempotency-id": "k-\(number)",
        ]
        return SigningEntry(
            asked: parameters,
            at: Timestamp(milliseconds: Int64(number)),
            outcome: SigningEntry.signed
        )
    }

    private func write(_ text: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: journal.path))
    }

    @Test("is empty, and not made, as long as nobody has asked for a signature")
    func none() throws {
        #expect(try journal.read().entries == [])
        #expect(try folder.names == [])
    }

    @Test("gives back what was noted, in that order, and is its owner's alone")
    func noted() throws {
        let before = umask(0)
        defer { umask(before) }
        for number in 1...3 { try journal.append(entry(number)) }
        #expect(try journal.read().entries == [entry(1), entry(2), entry(3)])
        #expect(try journal.read().damagedLines == [])
        #expect(try folder.names == ["book.sqlite.signings"])
        let attributes = try FileManager.default.attributesOfItem(atPath: journal.path)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
    }

    @Test("is made private again when others could read it")
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

    @Test("tells which lines are no entries, and gives the others")
    func damaged() throws {
        try journal.append(entry(1))
        let line = try String(contentsOfFile: journal.path, encoding: .utf8)
        try write("\(line)no entry\n\n\(line){\"time\":1}\n\u{0}\n\(line)")
        let contents = try journal.read()
        #expect(contents.entries == [entry(1), entry(1), entry(1)])
        #expect(contents.damagedLines == [2, 5, 6])
    }

    @Test("loses no entry behind half a line that a crash has left")
    func torn() throws {
        try journal.append(entry(1))
        let line = try String(contentsOfFile: journal.path, encoding: .utf8)
        try write(line + line.prefix(20))
        try journal.append(entry(2))
        let contents = try journal.read()
        #expect(contents.entries == [entry(1), entry(2)])
        #expect(contents.damagedLines == [2])
    }

    @Test("mixes no lines, however many write at the same moment")
    func atOnce() async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 1...200 {
                group.addTask { try journal.append(entry(number)) }
            }
            try await group.waitForAll()
        }
        let contents = try journal.read()
        #expect(Set(contents.entries) == Set((1...200).map(entry)))
        #expect(contents.entries.count == 200)
        #expect(contents.damagedLines == [])
    }

    @Test("is neither a folder, a link nor a pipe, and waits for nobody")
    func noFile() throws {
        let target = folder.path + "/target"
        for make in [
            { mkdir(journal.path, 0o700) }, { symlink(target, journal.path) },
            { mkfifo(journal.path, 0o600) },
        ] {
            try #require(make() == 0)
            #expect(throws: BankError.self) { try journal.append(entry(1)) }
            #expect(throws: BankError.self) { try journal.read() }
            try FileManager.default.removeItem(atPath: journal.path)
        }
        #expect(try folder.names == [])
    }

    @Test("takes nothing but the known keys of what was asked, and no endless text")
    func keys() throws {
        var parameters = ["customer": String(repeating: "C", count: 5000), "password": "482915"]
        parameters["signature"] = "c0ffee"
        let entry = SigningEntry(asked: parameters, at: .now(), outcome: "signing.keys")
        try journal.append(entry)
        let text = try String(contentsOfFile: journal.path, encoding: .utf8)
        #expect(!text.contains("482915"))
        #expect(!text.contains("c0ffee"))
        #expect(text.utf8.count < 400)
        #expect(try journal.read().entries == [entry])
    }
}
