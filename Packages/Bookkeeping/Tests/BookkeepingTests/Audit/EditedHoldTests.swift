import Testing

@testable import Bookkeeping

@Suite("Audit of edited holds")
struct EditedHoldTests {
    private let account = AccountID("1")

    /// Returns what an audit finds on an account with money from entry 2.
    /// - Parameters:
    ///   - changes: The changes of holds, each with the number of its entry.
    ///   - stated: The stored holds; those after the changes by default.
    ///   - spent: The money that leaves the account by entry 6.
    ///   - closing: The number of the entry that closes the account.
    private func found(
        _ changes: [(Int64, String, Money)],
        stated: [(String, Money)]? = nil,
        spent: Money = 0,
        closedBy closing: Int64? = nil
    ) -> [String] {
        var last: [String: Money] = [:]
        for (_, hold, amount) in changes { last[hold] = amount }
        let holds = (stated ?? last.map { ($0.key, $0.value) }).map { name, amount in
            Hold(id: HoldID(name), account: account, amount: amount)
        }
        let balance = Money(won: 100 - spent.won)
        var audit = BookAudit()
        audit.visit(
            AuditedAccount(
                id: account,
                kind: FakeBank.deposit,
                openedBy: 1,
                closedBy: closing,
                balance: balance,
                holds: holds,
                holdHistory: changes.map {
                    AuditedHold(sequence: $0.0, hold: HoldID($0.1), amount: $0.2)
                }
            )
        )
        audit.visit(AuditedLeg(sequence: 2, side: .credit, amount: 100, balance: 100))
        if spent > 0 {
            audit.visit(AuditedLeg(sequence: 6, side: .debit, amount: spent, balance: balance))
        }
        return audit.report(sealed: 0).findings.filter { $0.check != "sums" }
            .map { "\($0.check) \($0.sequence.map { "\($0)" } ?? "-")" }
    }

    @Test("holds that are placed once and then only lowered are sound")
    func sound() {
        #expect(found([(2, "h", 100)]) == [])
        #expect(found([(3, "h", 60), (3, "i", 40), (4, "h", 1), (5, "h", 0), (7, "j", 60)]) == [])
        #expect(found([(3, "h", 100), (6, "h", 0)], spent: 100) == [])
        #expect(found([(3, "h", 100), (6, "h", 40)], spent: 60) == [])
    }

    @Test("a hold that grows, is placed again or is below zero is found at its entry")
    func unsound() {
        #expect(found([(3, "h", 0)]) == ["holds 3"])
        #expect(found([(3, "h", -1)]) == ["holds 3"])
        #expect(found([(3, "h", 5), (4, "h", 5)]) == ["holds 4"])
        #expect(found([(3, "h", 5), (4, "h", 6)]) == ["holds 4"])
        #expect(found([(3, "h", 5), (4, "h", -1)]) == ["holds 4"])
        #expect(found([(3, "h", 5), (4, "h", 0), (5, "h", 5)]) == ["holds 5"])
        #expect(found([(3, "h", 5), (7, "h", 5)]) == ["holds 7"])
    }

    @Test("holds that exceed the balance are found at each entry that leaves them so")
    func excess() {
        #expect(found([(1, "h", 1)]) == ["holds 1"])
        #expect(found([(2, "h", 101)]) == ["holds 2"])
        #expect(found([(3, "h", 60), (4, "i", 41)]) == ["holds 4"])
        #expect(found([(3, "h", 60), (4, "i", 41), (5, "i", 0)]) == ["holds 4"])
        #expect(found([(3, "h", 60), (6, "h", 50)], spent: 60) == ["holds 6"])
        #expect(found([(3, "h", 60)], spent: 60) == ["holds 6"])
        #expect(found([(3, "h", 60), (7, "h", 50)], spent: 60) == ["holds 6", "holds 7"])
    }

    @Test("a stored hold that its entries do not give is found, and a missing one")
    func stated() {
        let changes: [(Int64, String, Money)] = [(3, "h", 5), (4, "i", 6)]
        #expect(found(changes, stated: [("i", 6), ("h", 5)]) == [])
        #expect(found(changes, stated: [("h", 5), ("i", 7)]) == ["holds -"])
        #expect(found(changes, stated: [("h", 5)]) == ["holds -"])
        #expect(found(changes, stated: []) == ["holds -", "holds -"])
        #expect(found(changes, stated: [("h", 5), ("i", 6), ("j", 7)]) == ["holds -"])
    }

    @Test("a change of a hold on an account that is not open is found")
    func closed() {
        #expect(found([(7, "h", 100)], spent: 100, closedBy: 6) == ["orphans 7", "holds 7"])
        #expect(found([(0, "h", 1)]) == ["orphans 0", "holds 0"])
    }

    @Test("a missing hold is named")
    func named() throws {
        var book = try FakeBank.afterRequests(seed: 22).book
        book.pages[account]?.holds.removeAll { $0.id == HoldID("first") }
        let findings = book.audit().findings
        #expect(findings.map(\.check) == ["holds"])
        #expect(findings.first?.message == "the hold 'first' on '1' is missing")
    }
}
