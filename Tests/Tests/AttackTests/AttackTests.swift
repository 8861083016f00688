import Console
import Foundation
import Testing

@testable import LedgerSQLite

/// The list of attacks by SQL on copies of a real book, made without the bank's key.
@Suite("Attacks on a real book")
struct AttackTests {
    /// Commands that read and that write.
    private static let commands = ["account list", "day advance 1"]

    @Test("the story's book is sound, and the checkpoint covers it")
    func sound() async throws {
        let story = try await Story.shared.value
        let audit = await story.book.run("audit --checkpoint \(story.checkpoint)")
        #expect(audit.status == .success, "\(audit)")
        #expect(audit.json["uncovered"] as? Int == 0, "\(audit)")
        #expect(try #require(audit.json["entries"] as? Int) >= 180)
        #expect(try #require(audit.json["signatures"] as? Int) >= 40)
        let book = try story.book.copy()
        for line in Self.commands {
            let outcome = await book.run(line)
            #expect(outcome.status == .success, "\(line): \(outcome)")
        }
    }

    @Test("notices the attack", arguments: AttackCase.editing + AttackCase.forging)
    func notices(attack: AttackCase) async throws {
        let story = try await Story.shared.value
        let book = try story.book.copy()
        try Self.carryOut(attack, on: book)
        let forgetful = try book.copy(.forgetful)
        let alone = await forgetful.run("audit")
        let compared = await forgetful.run("audit --checkpoint \(story.checkpoint)")
        let report = "alone: \(alone)\ncompared: \(compared)"
        if [.blocked, .checkpoint].contains(attack.outcome) {
            // The head that the signer remembers is as good as a checkpoint in other hands.
            let remembered = await book.run("audit")
            #expect(remembered.code == compared.code, "\(report)\nremembered: \(remembered)")
            #expect(remembered.faults == compared.faults, "\(report)\nremembered: \(remembered)")
        }
        switch attack.outcome {
        case .blocked:
            #expect(compared.status == .success, "\(report)")
        case .refused:
            #expect(Set([alone.code, compared.code]) == [attack.codes.last], "\(report)")
            for line in Self.commands {
                let outcome = await book.run(line)
                #expect(outcome.code == attack.codes.first, "\(line): \(outcome)")
            }
        case .audit, .unreadable, .unknown:
            #expect(alone.code == attack.codes.first, "\(report)")
            #expect(compared.code == attack.codes.last, "\(report)")
            // A person who computes the hashes again makes another history than the checkpoint's.
            guard attack.isForging, attack.outcome == .audit else { return }
            let differs = attack.isAppending ? 0 : 1
            #expect(compared.faults == alone.faults + differs, "\(report)")
        case .checkpoint:
            #expect(alone.code == attack.codes.first, "\(report)")
            #expect(compared.faults == alone.faults + 1, "\(report)")
        case .uncovered:
            #expect(compared.status == .success, "\(report)")
            #expect(compared.json["uncovered"] as? Int == 1, "\(report)")
        }
    }

    private static func carryOut(_ attack: AttackCase, on book: RealBook) throws {
        let attacker = try Attacker(book.path)
        defer { withExtendedLifetime(attacker) {} }
        switch attack.outcome {
        case .blocked:
            #expect(throws: SQLiteFailure.self) { try attacker.connection.execute(attack.sql) }
        case .refused where !attack.isForging:
            try attacker.connection.execute(attack.sql)
        default:
            try attacker.attack(isForging: attack.isForging) { connection in
                func changes() throws -> Int64? {
                    try connection.first("SELECT total_changes()") { $0.integer(0) }
                }
                let before = try changes()
                try connection.execute(attack.sql)
                #expect(try changes() != before, "the attack changes nothing")
            }
        }
        try attacker.settle()
    }
}
