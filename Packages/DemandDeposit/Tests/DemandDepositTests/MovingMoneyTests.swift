import Bookkeeping
import BookkeepingTesting
import DemandDepositInterface
import LedgerInterface
import SigningInterface
import Synchronization
import Testing
@testable import DemandDeposit


@Suite("Moving money")
struct MovingMoneyTests {
    private let bank: TestBank

    init() throws {
        bank = try TestBank()
    }

    @Test("by a deposit needs no signature")
    func deposit() async throws {
        let number = try await bank.open(1_000)
        #expect(try await bank.balance(of: number) == 1_000)
        #expect(bank.signing.requests.isEmpty)
    }

    @Test("by a withdrawal is signed for exactly what leaves")
    func withdraw() async throws {
        let number = try await bank.open(1_000)
        let id = try IdempotencyID("k-7")
        _ = try await bank.service.withdraw(bank.cash(400, number), bank.options(id))
        #expect(try await bank.balance(of: number) == 600)
        #expect(
            bank.signing.requests == [
                [
                    "customer": "C000001", "from": number.description, "to": "bank/cash",
                    "amount": "400", "purpose": "account.withdraw", "idempotency-id": "k-7",
                ]
            ]
        )
    }

    @Test("by a transfer reaches the other account")
    func transfer() async throws {
        let (from, to) = (try await bank.open(1_000), try await bank.open(for: TestBank.duri))
        _ = try await bank.service.transfer(request(from, to, 1_000), bank.options())
        #expect(try await bank.balance(of: from) == 0)
        #expect(try await bank.balance(of: to) == 1_000)
        #expect(try await bank.ledger.audit().passed)
    }

    @Test("beyond the balance is refused before anybody is asked for a password")
    func insufficient() async throws {
        let (from, to) = (try await bank.open(1_000), try await bank.open())
        #expect(
            try await refusalCode { try await bank.withdraw(1_001, from: from) }
                == "balance.insufficient"
        )
        #expect(
            try await refusalCode {
                try await bank.service.transfer(request(from, to, 1_001), bank.options())
            } == "balance.insufficient"
        )
        #expect(bank.signing.requests.isEmpty)
        #expect(try await bank.balance(of: from) == 1_000)
    }

    @Test("into the same account is refused, also by nickname")
    func sameAccount() async throws {
        let number = try await bank.open(1_000, nickname: "me")
        let request = TransferRequest(
            from: .number(number),
            to: .nickname("me"),
            amount: Money(won: 1),
            memo: ""
        )
        let code = try await refusalCode {
            try await bank.service.transfer(request, bank.options())
        }
        #expect(code == "transfer.same-account")
    }

    @Test("to or from an account that is closed or unknown is refused")
    func closedOrUnknown() async throws {
        let (open, closed) = (try await bank.open(1_000), try await bank.open())
        _ = try await bank.service.close(.number(closed), bank.options())
        let unknown = try #require(AccountNumber(branch: 1, serial: 77))
        for (other, code) in [(closed, "account.closed"), (unknown, "account.unknown")] {
            #expect(
                try await refusalCode {
                    try await bank.service.transfer(request(open, other, 1), bank.options())
                } == code
            )
            #expect(
                try await refusalCode {
                    try await bank.service.transfer(request(other, open, 1), bank.options())
                } == code
            )
            #expect(try await refusalCode { try await bank.deposit(1, into: other) } == code)
            #expect(try await refusalCode { try await bank.withdraw(1, from: other) } == code)
        }
        #expect(try await bank.balance(of: open) == 1_000)
    }

    @Test("beyond what the bank can count is refused")
    func overflow() async throws {
        let number = try await bank.open(.max)
        #expect(
            try await refusalCode { try await bank.deposit(1, into: number) } == "amount.overflow"
        )
        #expect(try await bank.balance(of: number) == .max)
    }

    @Test("again under the same key gives the first receipt, and asks nobody anything")
    func repeated() async throws {
        let (from, to) = (try await bank.open(1_000), try await bank.open())
        let id = try IdempotencyID("once")
        let first = try await bank.service.transfer(request(from, to, 700), bank.options(id))
        let asked = Mutex(0)
        let options = RequestOptions(id: id) { _ in asked.withLock { $0 += 1 } }
        // The balance would not allow it a second time.
        let second = try await bank.service.transfer(request(from, to, 700), options)
        #expect(second.isRepeat)
        #expect(second.receipt?.sequence == first.receipt?.sequence)
        #expect(asked.withLock { $0 } == 0)
        #expect(bank.signing.requests.count == 1)
        #expect(try await bank.balance(of: from) == 300)
    }

    @Test("under a key that was used for something else is refused")
    func conflict() async throws {
        let (from, to) = (try await bank.open(1_000), try await bank.open())
        let id = try IdempotencyID("once")
        _ = try await bank.service.transfer(request(from, to, 1), bank.options(id))
        #expect(
            try await refusalCode {
                try await bank.service.transfer(request(from, to, 2), bank.options(id))
            } == "idempotency.conflict"
        )
        #expect(
            try await refusalCode {
                try await bank.service.withdraw(bank.cash(1, from), bank.options(id))
            } == "idempotency.conflict"
        )
    }

    @Test("in a dry run checks the rules, but signs and moves nothing")
    func dryRun() async throws {
        let (from, to) = (try await bank.open(1_000), try await bank.open())
        let dryRun = bank.options(isDryRun: true)
        let outcome = try await bank.service.transfer(request(from, to, 1_000), dryRun)
        #expect(outcome.receipt == nil)
        #expect(
            try await refusalCode {
                try await bank.service.transfer(request(from, to, 1_001), dryRun)
            } == "balance.insufficient"
        )
        #expect(bank.signing.requests.isEmpty)
        #expect(try await bank.balance(of: from) == 1_000)
    }

    @Test("that the person does not agree to is not signed")
    func declined() async throws {
        struct Declined: Error {}
        let (from, to) = (try await bank.open(1_000), try await bank.open(for: TestBank.duri))
        let shown = Mutex<MovementPreview?>(nil)
        let options = RequestOptions { preview in
            shown.withLock { $0 = preview }
            throw Declined()
        }
        await #expect(throws: Declined.self) {
            try await bank.service.transfer(request(from, to, 5), options)
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

    @Test("with a wrong password moves nothing")
    func wrongPassword() async throws {
        let number = try await bank.open(1_000)
        bank.signing.fail(with: BankError(.passwordWrong, code: "password.wrong", "wrong"))
        #expect(
            try await refusalCode { try await bank.withdraw(1, from: number) } == "password.wrong"
        )
        #expect(try await bank.balance(of: number) == 1_000)
    }

    @Test("out of an account by many at once never takes more than it has")
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

    private func request(
        _ from: AccountNumber,
        _ to: AccountNumber,
        _ won: Int64
    ) -> TransferRequest {
        TransferRequest(
            from: .number(from),
            to: .number(to),
            amount: Money(won: won),
            memo: ""
        )
    }
}
