import BankConsoleTesting
import Synchronization
import Testing

@testable import DemandDeposit

@Suite("Deposits, withdrawals and transfers")
struct TransferTests {
    private let bank: TestBank

    init() throws {
        bank = try TestBank()
    }

    @Test("the owner signs the exact amount of a withdrawal")
    func withdraw() async throws {
        let number = try await bank.open(1_000)
        let id = try IdempotencyID("k-7")
        try await bank.withdraw(400, from: number, bank.options(id))
        #expect(try await bank.balance(of: number) == 600)
        let posted = try #require(bank.ledger.posted.last)
        #expect(
            bank.signing.requests.map(\.movement) == [
                Movement(
                    customer: CustomerID("C000001"),
                    from: number.accountID,
                    to: AccountOpening.cash.id,
                    amount: Money(won: 400),
                    purpose: .withdrawal,
                    idempotencyID: id,
                    digest: posted.digest
                )
            ]
        )
        #expect(
            bank.signing.requests.last?.preview.text == """
                Withdraw
                From: 3333-01-0000013
                To: cash
                Amount: 400 won
                Fee: 0 won
                """
        )
    }

    @Test("refuses more than the balance before asking for a password")
    func insufficient() async throws {
        let (from, to) = (try await bank.open(1_000), try await bank.open())
        #expect(
            try await refusalCode { try await bank.withdraw(1_001, from: from) }
                == "balance.insufficient"
        )
        #expect(
            try await refusalCode {
                try await bank.transfer(1_001, from: from, to: to)
            } == "balance.insufficient"
        )
        #expect(bank.signing.requests.isEmpty)
        #expect(try await bank.balance(of: from) == 1_000)
    }

    @Test("refuses a transfer to the paying account, even by nickname")
    func sameAccount() async throws {
        let number = try await bank.open(1_000, nickname: "me")
        let code = try await refusalCode {
            try await bank.service.transfer(
                Money(won: 1),
                from: .number(number),
                to: .nickname("me"),
                memo: "",
                bank.options()
            )
        }
        #expect(code == "transfer.same-account")
    }

    @Test("refuses to move money of a closed or unknown account")
    func closedOrUnknown() async throws {
        let (open, closed) = (try await bank.open(1_000), try await bank.open())
        try await bank.close(closed)
        let unknown = try #require(AccountNumber(branch: 1, serial: 77))
        for (other, code) in [(closed, "account.closed"), (unknown, "account.unknown")] {
            #expect(
                try await refusalCode {
                    try await bank.transfer(1, from: open, to: other)
                } == code
            )
            #expect(
                try await refusalCode {
                    try await bank.transfer(1, from: other, to: open)
                } == code
            )
            #expect(try await refusalCode { try await bank.deposit(1, into: other) } == code)
            #expect(try await refusalCode { try await bank.withdraw(1, from: other) } == code)
        }
        #expect(try await bank.balance(of: open) == 1_000)
    }

    @Test("refuses a deposit beyond the largest balance")
    func overflow() async throws {
        let number = try await bank.openFull()
        #expect(
            try await refusalCode { try await bank.deposit(1, into: number) } == "amount.balance"
        )
        #expect(try await bank.balance(of: number) == Money.largestBalance.won)
    }

    @Test("a repeated transfer returns the first receipt without asking")
    func repeated() async throws {
        let (from, to) = (try await bank.open(1_000), try await bank.open())
        let id = try IdempotencyID("once")
        let first = try await bank.transfer(700, from: from, to: to, bank.options(id))
        let asked = Mutex(0)
        let options = RequestOptions(id: id) { _ in asked.withLock { $0 += 1 } }
        // The balance is too low for a second transfer.
        let second = try await bank.transfer(700, from: from, to: to, options)
        #expect(second.isRepeat)
        #expect(second.receipt?.sequence == first.receipt?.sequence)
        #expect(asked.withLock { $0 } == 0)
        #expect(bank.signing.requests.count == 1)
        #expect(try await bank.balance(of: from) == 300)
    }

    @Test("refuses the key of another request")
    func conflict() async throws {
        let (from, to) = (try await bank.open(1_000), try await bank.open())
        let id = try IdempotencyID("once")
        try await bank.transfer(1, from: from, to: to, bank.options(id))
        #expect(
            try await refusalCode {
                try await bank.transfer(2, from: from, to: to, bank.options(id))
            } == "idempotency.conflict"
        )
        #expect(
            try await refusalCode {
                try await bank.withdraw(1, from: from, bank.options(id))
            } == "idempotency.conflict"
        )
    }

    @Test("refuses the key of another request, even for an unknown nickname")
    func unresolvedConflict() async throws {
        let (from, to) = (try await bank.open(1_000), try await bank.open(nickname: "savings"))
        let id = try IdempotencyID("once")
        try await bank.deposit(1, into: to, bank.options(id))
        let transfer: @Sendable (Int64) async throws -> RequestOutcome = { [bank] won in
            try await bank.service.transfer(
                Money(won: won),
                from: .number(from),
                to: .nickname("unknown"),
                memo: "",
                bank.options(id)
            )
        }
        #expect(try await refusalCode { try await transfer(1) } == "idempotency.conflict")
        let other = try IdempotencyID("twice")
        try await bank.transfer(5, from: from, to: to, bank.options(other))
        #expect(
            try await refusalCode {
                try await bank.service.moveCash(
                    .deposit,
                    Money(won: 5),
                    of: .nickname("unknown"),
                    memo: "",
                    bank.options(other)
                )
            } == "idempotency.conflict"
        )
    }

    @Test("a dry run checks the rules, but signs and moves nothing")
    func dryRun() async throws {
        let (from, to) = (try await bank.open(1_000), try await bank.open())
        let dryRun = bank.options(isDryRun: true)
        let outcome = try await bank.transfer(1_000, from: from, to: to, dryRun)
        #expect(outcome.receipt == nil)
        #expect(
            try await refusalCode {
                try await bank.transfer(1_001, from: from, to: to, dryRun)
            } == "balance.insufficient"
        )
        #expect(bank.signing.requests.isEmpty)
        #expect(try await bank.balance(of: from) == 1_000)
    }

    @Test("a declined transfer is not signed")
    func declined() async throws {
        struct Declined: Error {}
        let (from, to) = (try await bank.open(1_000), try await bank.open(for: TestBank.duri))
        let shown = Mutex<MovementPreview?>(nil)
        let options = RequestOptions { preview in
            shown.withLock { $0 = preview }
            throw Declined()
        }
        await #expect(throws: Declined.self) {
            try await bank.transfer(5, from: from, to: to, options)
        }
        #expect(
            shown.withLock { $0 }
                == MovementPreview(
                    title: "Transfer",
                    from: "3333-01-0000013",
                    to: "3333-01-0000021 (이두리)",
                    amount: Money(won: 5)
                )
        )
        #expect(bank.signing.requests.isEmpty)
    }

    @Test("a wrong password moves nothing")
    func wrongPassword() async throws {
        let number = try await bank.open(1_000)
        bank.signing.fail(with: BankError(.passwordWrong, code: "password.wrong", "wrong"))
        #expect(
            try await refusalCode { try await bank.withdraw(1, from: number) } == "password.wrong"
        )
        #expect(try await bank.balance(of: number) == 1_000)
    }

    @Test("simultaneous withdrawals never take more than the balance")
    func simultaneously() async throws {
        let number = try await bank.open(1_000)
        let taken = await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<20 {
                group.addTask {
                    (try? await bank.withdraw(300, from: number)) != nil
                }
            }
            return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        #expect(taken == 3)
        #expect(try await bank.balance(of: number) == 100)
    }
}
