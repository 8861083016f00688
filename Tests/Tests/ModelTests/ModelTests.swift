import BankDriver
import Bookkeeping
import BookkeepingTesting
import DemandDepositInterface
import Testing

@testable import DemandDeposit
@testable import SafeBox

/// The real services and the real book are compared, after each operation and to the won, with an
/// independent implementation of the rules.
@Suite("Accounts, boxes and interest, compared with a model")
struct ModelTests {
    @Test(
        "equal the model after each of 1,000 random operations",
        arguments: UInt64(1)...(Bank.isLong ? 20 : 2)
    )
    func operations(seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        let rates = (0..<2).map { _ in Self.rates(using: &random) }
        let bank = try await RealBank(
            accountRates: Self.table(rates[0]),
            boxRates: Self.table(rates[1])
        )
        var run = ModelRun(
            bank: bank,
            model: ModelBank(accountRates: rates[0], boxRates: rates[1]),
            random: random
        )
        for number in 1...1_000 {
            try await run.next()
            guard try await run.isEqual() else {
                Issue.record("seed \(seed), operation \(number): \(run.operation)")
                return
            }
        }
        #expect(run.model.date.number > 5 * 365, "there are leap days on the way")
        #expect(run.refusals.count == 10, "each kind of refusal: \(run.refusals)")
        let audit = try await bank.ledger.audit()
        #expect(audit.findings == [])
        try await bank.close()
    }

    private static func rates(using random: inout SeededGenerator) -> ModelRates {
        var changes: [Int: Int] = [:]
        for _ in 0..<12 {
            changes[.random(in: 0...2_000, using: &random)] =
                .random(in: 0...Int.random(in: 10...10_000, using: &random), using: &random)
        }
        return ModelRates(changes: changes)
    }

    private static func table(_ rates: ModelRates) -> InterestRateTable {
        let first = BusinessDate("2026-01-05") ?? BusinessDate(dayNumber: 0)
        return InterestRateTable(
            Dictionary(
                uniqueKeysWithValues: rates.changes.map {
                    (first.advanced(by: $0.key), InterestRate(basisPoints: $0.value))
                }
            )
        )
    }
}

/// Random operations, each carried out by the bank and by the model.
struct ModelRun {
    let bank: RealBank
    let model: ModelBank
    var random: SeededGenerator
    /// The last operation.
    private(set) var operation = ""
    /// The codes of all refusals.
    private(set) var refusals: Set<String> = []
    private var nicknames = 0

    init(bank: RealBank, model: ModelBank, random: SeededGenerator) {
        self.bank = bank
        self.model = model
        self.random = random
    }

    mutating func next() async throws {
        guard let account = model.accounts.randomElement(using: &random) else {
            return try await open()
        }
        switch Int.random(in: 0..<100, using: &random) {
        case 0..<3 where model.accounts.count < 6: try await open()
        case 0..<50: try await moveMoney(of: account)
        case 50..<74: try await changeBox(of: account)
        case 74..<77: try await rename(account)
        case 77..<82: try await closeAll(of: account)
        case 82..<86: try await closeDaysWithoutParts()
        default: try await advance()
        }
    }

    /// Indicates whether all balances and all interest of the bank and the model are equal.
    func isEqual() async throws -> Bool {
        let today = try await bank.ledger.businessDate()
        var isEqual = today.description == model.date.text
        for account in model.accounts {
            let details = try await bank.accounts.show(.number(number(of: account)))
            let box = details.safeBox
            isEqual =
                isEqual && details.account.balance.won == account.balance
                && details.interest?.payable.won == Int64(account.interest.payable)
                && box?.balance.won == account.box.map { Int64($0.balance) }
                && box?.payableInterest.won == account.box.map { Int64($0.interest.payable) }
        }
        for (opening, won) in [
            (AccountOpening.interestExpense, model.interest),
            (.incomeTax, model.incomeTax), (.localIncomeTax, model.localTax),
        ] {
            let balance = try await bank.balance(of: opening)
            isEqual = isEqual && balance == won
        }
        return isEqual
    }

    private func number(of account: ModelAccount) throws -> AccountNumber {
        try AccountNumber(parsing: account.number)
    }

    /// Carries out an operation and compares its refusal with that of the model.
    private mutating func expect(
        _ operation: String,
        _ refusal: String?,
        _ body: () async throws -> Void
    ) async throws {
        self.operation = operation
        let code = try await refusalCode(body)
        #expect(code == refusal, "\(operation)")
        if let code { refusals.insert(code) }
    }

    private mutating func open() async throws {
        let customer = Bool.random(using: &random) ? "C000001" : "C000002"
        let number = try await bank.open(for: CustomerID(customer))
        operation = "open \(number)"
        model.open(number)
    }

    /// A random amount of up to `balance`, all of it, or more.
    private mutating func amount(of balance: Int) -> Int {
        switch Int.random(in: 0..<8, using: &random) {
        case 0: max(balance, 1)
        case 1: balance + .random(in: 1...1_000, using: &random)
        default: .random(in: 1...max(balance, 1), using: &random)
        }
    }

    private mutating func moveMoney(of account: ModelAccount) async throws {
        let (bank, number) = (bank, try number(of: account))
        switch Int.random(in: 0..<5, using: &random) {
        case 0, 1:
            let most = [10_000, 10_000_000, 100_000_000_000].randomElement(using: &random) ?? 1
            let won = Int.random(in: 1...most, using: &random)
            account.balance += won
            try await expect("deposit \(won) into \(number)", nil) {
                try await bank.move(.deposit, won, number)
            }
        case 2:
            let won = amount(of: account.balance)
            try await expect("withdraw \(won) from \(number)", account.withdraw(won)) {
                try await bank.move(.withdraw, won, number)
            }
        case 3:
            let won = amount(of: account.balance)
            let payee = model.accounts.randomElement(using: &random) ?? account
            let payeeNumber = try self.number(of: payee)
            try await expect(
                "transfer \(won) from \(number) to \(payeeNumber)",
                model.transfer(won, from: account, to: payee)
            ) {
                try await bank.transfer(won, from: number, to: payeeNumber)
            }
        default:
            let isPutting = Bool.random(using: &random)
            let won = amount(
                of: isPutting
                    ? min(account.balance, account.box?.limit ?? .max) : account.box?.balance ?? 0
            )
            try await expect(
                "\(isPutting ? "put \(won) into" : "take \(won) out of") the box of \(number)",
                isPutting ? account.put(won) : account.take(won)
            ) {
                try await bank.move(isPutting ? .put : .take, won, number)
            }
        }
    }

    private mutating func changeBox(of account: ModelAccount) async throws {
        let (bank, number) = (bank, try number(of: account))
        switch Int.random(in: 0..<8, using: &random) {
        case 0, 1, 2:
            let limit = Int.random(in: 1...100_000_000, using: &random)
            try await expect("open a box of \(number)", account.openBox(limit: limit)) {
                try await bank.openBox(limit, of: number)
            }
        case 3, 4:
            try await expect("pay interest of \(number)", model.takeInterest(of: account)) {
                _ = try await bank.boxes.takeInterest(.number(number), bank.options)
            }
        case 5, 6:
            let isMonthly = Bool.random(using: &random)
            try await expect(
                "pay the box of \(number) \(isMonthly ? "monthly" : "on request")",
                account.setPayout(monthly: isMonthly)
            ) {
                _ = try await bank.boxes.setPayout(
                    isMonthly ? .monthly : .onRequest,
                    of: .number(number),
                    bank.options
                )
            }
        default:
            try await closeBox(of: account)
        }
    }

    private mutating func closeBox(of account: ModelAccount) async throws {
        let (bank, number) = (bank, try number(of: account))
        try await expect("close the box of \(number)", account.closeBox()) {
            _ = try await bank.boxes.close(.number(number), bank.options)
        }
    }

    /// Gives an account a nickname, which changes neither its interest nor its paydays.
    private mutating func rename(_ account: ModelAccount) async throws {
        let (bank, number) = (bank, try number(of: account))
        nicknames += 1
        let nickname = try Nickname(parsing: "name \(nicknames)")
        try await expect("name \(number)", nil) {
            _ = try await bank.accounts.name(.number(number), nickname, bank.options)
        }
    }

    /// Closes an account, mostly after its box was closed and its money was taken out.
    private mutating func closeAll(of account: ModelAccount) async throws {
        let (bank, number) = (bank, try number(of: account))
        if let box = account.box, Int.random(in: 0..<4, using: &random) > 0 {
            let won = box.balance
            if won > 0, account.take(won) == nil { try await bank.move(.take, won, number) }
            try await closeBox(of: account)
            if model.takeInterest(of: account) == nil {
                _ = try await bank.boxes.takeInterest(.number(number), bank.options)
                try await closeBox(of: account)
            }
        }
        let won = account.balance
        if won > 0, Int.random(in: 0..<4, using: &random) > 0, account.withdraw(won) == nil {
            try await bank.move(.withdraw, won, number)
        }
        try await expect("close \(number)", model.close(account)) {
            _ = try await bank.accounts.close(.number(number), bank.options)
        }
    }

    /// Closes days like a process that is killed before it pays.
    private mutating func closeDaysWithoutParts() async throws {
        let days = Int.random(in: 1...Int.random(in: 1...40, using: &random), using: &random)
        operation = "close \(days) days without paying"
        for _ in 0..<days {
            model.closeDay()
            try await bank.ledger.closeDay(bank.ledger.businessDate())
        }
    }

    private mutating func advance() async throws {
        let days = Int.random(in: 0...40, using: &random)
        operation = "advance \(days) days"
        model.payInterest()
        for _ in 0..<days {
            model.closeDay()
            model.payInterest()
        }
        try await bank.advance(days: days)
    }
}

extension RealBank {
    fileprivate func move(_ move: CashMove, _ won: Int, _ number: AccountNumber) async throws {
        let amount = Money(won: Int64(won))
        _ = try await accounts.moveCash(move, amount, of: .number(number), memo: "", options)
    }

    fileprivate func move(_ move: SafeBoxMove, _ won: Int, _ number: AccountNumber) async throws {
        _ = try await boxes.move(move, Money(won: Int64(won)), of: .number(number), options)
    }

    fileprivate func transfer(
        _ won: Int,
        from payer: AccountNumber,
        to payee: AccountNumber
    ) async throws {
        _ = try await accounts.transfer(
            Money(won: Int64(won)),
            from: .number(payer),
            to: .number(payee),
            memo: "",
            options
        )
    }

    fileprivate func openBox(_ limit: Int, of number: AccountNumber) async throws {
        let limit = try SafeBoxLimit(Money(won: Int64(limit)))
        _ = try await boxes.open(for: .number(number), limit: limit, options)
    }
}
