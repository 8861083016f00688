import Testing

@testable import Bookkeeping

@Suite("Audit of edited accounts, legs and holds")
struct EditedAccountTests {
    private let bank: FakeBank
    private let account = AccountID("1")

    init() throws {
        bank = try FakeBank.afterRequests(seed: 21, steps: 25)
    }

    /// Returns what an audit finds after an edit of an account.
    private func found(
        _ id: AccountID? = nil,
        _ edit: (inout FakeBook.Page) throws -> Void
    ) throws -> [AuditReport.Finding] {
        var book = bank.book
        var page = try #require(book.pages[id ?? account])
        try edit(&page)
        book.pages[id ?? account] = page
        return book.audit().findings
    }

    private func page(_ id: AccountID? = nil) throws -> FakeBook.Page {
        try #require(bank.book.pages[id ?? account])
    }

    @Test("a stored balance that its legs do not give is found at the last leg")
    func storedBalance() throws {
        for (id, page) in bank.book.pages {
            let findings = try found(id) { page in
                page.account.balance = try page.account.balance.adding(1)
            }
            #expect(findings.map(\.check) == ["balances"])
            #expect(findings.map(\.sequence) == [page.legs.last?.sequence])
            #expect(findings.first?.message.contains("'\(id)'") == true)
        }
    }

    @Test("a changed leg is found at its entry, once, and in the sum over all accounts")
    func legs() throws {
        for (id, page) in bank.book.pages {
            for (index, leg) in page.legs.enumerated() {
                let findings = try found(id) { page in
                    page.legs[index] = leg.with(amount: try leg.amount.adding(1))
                }
                let balances = findings.filter { $0.check == "balances" }
                #expect(balances.map(\.sequence) == [leg.sequence])
                let turned = try found(id) { page in
                    page.legs[index] = leg.with(side: leg.side == .debit ? .credit : .debit)
                }
                #expect(turned.contains { $0.check == "balances" && $0.sequence == leg.sequence })
                let running = try found(id) { page in
                    page.legs[index] = leg.with(balance: try leg.balance.adding(1))
                }
                #expect(running.contains { $0.check == "balances" && $0.sequence == leg.sequence })
            }
        }
    }

    @Test("a removed leg is found at the next one, and its money is missing over all accounts")
    func removedLeg() throws {
        let legs = try page().legs
        let findings = try found { $0.legs.removeFirst() }.filter { $0.check == "balances" }
        #expect(findings.map(\.sequence) == [legs[1].sequence])
        let amount = legs[legs.count - 1].amount
        let last = try found { page in
            page.legs.removeLast()
            page.account.balance = page.legs.last?.balance ?? 0
        }
        let sum = try #require(last.first { $0.check == "sums" })
        #expect(sum.sequence == nil)
        #expect(sum.message.hasSuffix("differ by \(amount.won) won"))
    }

    @Test("money on an account without a leg is found over all accounts")
    func sum() throws {
        let kind = FakeBank.deposit
        var audit = BookAudit()
        for (id, side, kind) in [
            ("a", .credit, kind), ("b", .debit, AccountOpening.cash.kind),
        ] as [(String, Side, AccountKind)] {
            audit.visit(
                AuditedAccount(
                    id: AccountID(id),
                    kind: kind,
                    openedBy: 1,
                    closedBy: nil,
                    balance: 5
                )
            )
            audit.visit(AuditedLeg(sequence: 2, side: side, amount: 5, balance: 5))
        }
        #expect(audit.report(sealed: 0).findings == [])
    }

    @Test("an account that was below zero after an entry is found there, unless its kind may be")
    func belowZero() throws {
        func found(_ kind: AccountKind, _ legs: (Int64, Side, Money, Money)...) -> [Int64?] {
            var audit = BookAudit()
            audit.visit(
                AuditedAccount(
                    id: account,
                    kind: kind,
                    openedBy: 1,
                    closedBy: nil,
                    balance: legs.last?.3 ?? 0
                )
            )
            for (sequence, side, amount, balance) in legs {
                audit.visit(
                    AuditedLeg(sequence: sequence, side: side, amount: amount, balance: balance)
                )
            }
            return audit.report(sealed: 0).findings.filter { $0.check == "balances" }
                .map(\.sequence)
        }
        let deposit = FakeBank.deposit
        #expect(found(deposit, (2, .debit, 5, -5), (3, .credit, 5, 0)) == [2])
        #expect(found(deposit, (2, .credit, 5, 5), (3, .debit, 6, -1)) == [3])
        // Within one entry, only the end counts.
        #expect(found(deposit, (2, .debit, 5, -5), (2, .credit, 5, 0)) == [])
        #expect(found(AccountOpening.cash.kind, (2, .credit, 5, -5), (3, .debit, 5, 0)) == [])
    }

    @Test("a change before the opening or after the closing of an account is found")
    func open() throws {
        let legs = try page().legs
        let first = try found { $0.openedBy = legs[0].sequence }
        #expect(first == [])
        let early = try found { $0.openedBy = legs[0].sequence + 1 }
        #expect(early.map(\.check) == ["orphans"])
        #expect(early.map(\.sequence) == [legs[0].sequence])
        let last = try #require(legs.last).sequence
        let closed = try found { $0.closedBy = last - 1 }.filter { $0.check == "orphans" }
        #expect(Set(closed.map(\.sequence)) == [last])
        let rest = try found { $0.closedBy = last }
        #expect(!rest.contains { $0.check == "orphans" && $0.sequence == last })
        let money = try found { $0.closedBy = last }.filter { $0.check == "balances" }
        #expect(money.map(\.sequence) == [last])
        #expect(money.first?.message.contains("closed with money") == true)
    }
}

extension AuditedLeg {
    fileprivate func with(
        side: Side? = nil,
        amount: Money? = nil,
        balance: Money? = nil
    ) -> AuditedLeg {
        AuditedLeg(
            sequence: sequence,
            side: side ?? self.side,
            amount: amount ?? self.amount,
            balance: balance ?? self.balance
        )
    }
}
