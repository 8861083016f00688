import BankConsoleTesting
import Synchronization
import Testing

@testable import SafeBox

@Suite("Putting in and taking out")
struct MovingTests {
    private let bank: TestBank

    init() throws {
        bank = try TestBank()
    }

    @Test("moves money between the account and its box, signed for exactly that")
    func moves() async throws {
        let number = try await bank.openBox(1_000)
        let id = try IdempotencyID("k-1")
        _ = try await bank.put(700, number, bank.options(id))
        try await bank.take(200, number)
        #expect(try await bank.balance(of: number) == 500)
        #expect(try await bank.box(of: number).balance == Money(won: 500))
        let posted = try #require(bank.ledger.posted.first { $0.intent.id == id })
        #expect(
            bank.signing.requests.first?.movement
                == Movement(
                    customer: CustomerID("C000001"),
                    from: number.accountID,
                    to: AccountID("\(number)/box1"),
                    amount: Money(won: 700),
                    purpose: .safeBoxPut,
                    idempotencyID: id,
                    digest: posted.digest
                )
        )
        #expect(
            bank.signing.requests.first?.preview.text == """
                Put into the safe box
                From: 3333-01-0000013
                To: the safe box of 3333-01-0000013
                Amount: 700 won
                Fee: 0 won
                """
        )
        let taken = try #require(bank.signing.requests.last?.movement)
        #expect(taken.from == AccountID("\(number)/box1"))
        #expect(taken.to == number.accountID)
        #expect(try await bank.ledger.audit().passed)
    }

    @Test("fills the box to its limit, and not 1 won more")
    func limit() async throws {
        let number = try await bank.openBox(20_000_000)
        try await bank.put(9_500_000, number)
        let error = await #expect(throws: BankError.self) { try await bank.put(500_001, number) }
        #expect(error?.code == "safebox.limit")
        #expect(
            error?.message == """
                the safe box of '3333-01-0000013' holds 9,500,000 won and its limit is \
                10,000,000 won: put in at most 500,000 won, not 500,001 won
                """
        )
        try await bank.put(500_000, number)
        let full = await #expect(throws: BankError.self) { try await bank.put(1, number) }
        #expect(full?.code == "safebox.limit")
        #expect(full?.message.hasSuffix("its limit is 10,000,000 won: it is full") == true)
        #expect(try await refusalCode { try await bank.put(.max, number) } == "safebox.limit")
        #expect(bank.signing.requests.count == 2)
    }

    @Test("moving more than the balance is refused before the password is asked for")
    func insufficient() async throws {
        let number = try await bank.openBox(100)
        #expect(try await refusalCode { try await bank.put(101, number) } == "balance.insufficient")
        try await bank.put(60, number)
        #expect(try await refusalCode { try await bank.take(61, number) } == "balance.insufficient")
        #expect(bank.signing.requests.count == 1)
    }

    @Test("putting beyond the limit is refused even if another request is posted first")
    func faster() async throws {
        let number = try await bank.openBox(20_000_000)
        // Both find room for theirs; the second is in the book before the first posts.
        bank.ledger.interpose(
            atPost: 1,
            before: { try await bank.put(9_000_000, number) }
        )
        #expect(try await refusalCode { try await bank.put(1_000_001, number) } == "safebox.limit")
        #expect(try await bank.box(of: number).balance == Money(won: 9_000_000))
        #expect(bank.signing.requests.count == 2)
        bank.ledger.interpose(
            atPost: 1,
            before: { try await bank.take(8_000_000, number) }
        )
        #expect(
            try await refusalCode { try await bank.take(1_000_001, number) }
                == "balance.insufficient"
        )
        // What still fits is posted at the second try, with the signature of the first.
        bank.ledger.interpose(atPost: 1, before: { try await bank.put(1_000, number) })
        try await bank.put(5, number)
        #expect(try await bank.box(of: number).balance == Money(won: 1_001_005))
        #expect(bank.signing.requests.count == 6)
    }

    @Test("of many at once never beats the limit")
    func simultaneousPuts() async throws {
        let number = try await bank.openBox(20_000_000)
        let codes = try await withThrowingTaskGroup(of: String?.self) { group in
            for _ in 0..<12 {
                group.addTask {
                    try await refusalCode { try await bank.put(3_000_000, number) }
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(codes.count { $0 == nil } == 3)
        #expect(try await bank.box(of: number).balance == Money(won: 9_000_000))
        #expect(try await bank.ledger.audit().passed)
    }

    @Test("while days are closed counts each day's closing balance once")
    func whileDaysAreClosed() async throws {
        let number = try await bank.openBox(20_000_000)
        try await withThrowingTaskGroup { group in
            group.addTask { try await bank.closeDays(10) }
            for _ in 0..<10 { group.addTask { try await bank.put(1_000, number) } }
            try await group.waitForAll()
        }
        let details = try await bank.service.show(.number(number))
        var expected = Int128(0)
        for days in 0..<10 {
            let day = try #require(BusinessDate("2026-01-05")).advanced(by: days)
            let balance = try await bank.ledger.balance(
                of: details.box.record.boxAccount,
                atEndOf: day
            )
            expected += Int128(balance.won) * 160
        }
        #expect(details.earned.interest.numerator == expected)
    }

    @Test("again under the same key gives the first receipt, and asks for no password")
    func repeated() async throws {
        let number = try await bank.openBox(1_000)
        let id = try IdempotencyID("once")
        let first = try await bank.put(900, number, bank.options(id))
        let asked = Mutex(0)
        let options = RequestOptions(id: id) { _ in asked.withLock { $0 += 1 } }
        let second = try await bank.put(900, number, options)
        #expect(second.isRepeat)
        #expect(second.receipt?.sequence == first.receipt?.sequence)
        #expect(asked.withLock { $0 } == 0)
        #expect(bank.signing.requests.count == 1)
        let other = try await refusalCode {
            try await bank.put(1, number, bank.options(id))
        }
        #expect(other == "idempotency.conflict")
        let unknown = try await refusalCode {
            try await bank.service.move(
                .put,
                Money(won: 1),
                of: .nickname("unknown"),
                bank.options(id)
            )
        }
        #expect(unknown == "idempotency.conflict")
    }

    @Test("in a dry run checks the rules and moves nothing")
    func dryRun() async throws {
        let number = try await bank.openBox(1_000)
        let dryRun = bank.options(isDryRun: true)
        #expect(try await bank.put(1_000, number, dryRun).receipt == nil)
        let code = try await refusalCode {
            try await bank.put(1_001, number, dryRun)
        }
        #expect(code == "balance.insufficient")
        #expect(bank.signing.requests.isEmpty)
        #expect(try await bank.balance(of: number) == 1_000)
    }

    @Test("with a wrong password moves nothing")
    func wrongPassword() async throws {
        let number = try await bank.openBox(1_000)
        bank.signing.fail(with: BankError(.passwordWrong, code: "password.wrong", "wrong"))
        #expect(try await refusalCode { try await bank.put(1, number) } == "password.wrong")
        #expect(try await bank.balance(of: number) == 1_000)
    }

    @Test("without a box is refused, and says how to open one")
    func noBox() async throws {
        let number = try await bank.openAccount(1_000)
        let error = await #expect(throws: BankError.self) { try await bank.put(1, number) }
        #expect(error?.code == "safebox.none")
        #expect(
            error?.message == "the account '3333-01-0000013' has no safe box; open a safe box first"
        )
    }
}
