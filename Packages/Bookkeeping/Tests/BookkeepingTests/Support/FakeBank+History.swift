import Bookkeeping
import BookkeepingTesting

extension FakeBank {
    /// Returns a bank after random requests of all kinds, most of them accepted, on several days.
    /// - Parameters:
    ///   - seed: Equal seeds give equal histories.
    ///   - steps: The number of requests.
    static func afterRequests(seed: UInt64, steps: Int = 60) throws -> FakeBank {
        var generator = SeededGenerator(seed: seed)
        var bank = try FakeBank()
        // The parts that a test edits are in each history.
        try bank.openAccount("1", with: 9000)
        try bank.openAccount("2", for: bert, with: 9000)
        try bank.openAccount("3")
        try bank.post(bank.closing("3"))
        try bank.post(bank.hold(.place(HoldID("first"), on: AccountID("1"), 50)))
        let hold = Hold(id: HoldID("first"), account: AccountID("1"), amount: 50)
        try bank.post(bank.hold(.lower(hold, to: 20)))
        let label = RecordKey("label", "first")
        try bank.post(bank.note(try .create(label, 1, linkedTo: AccountID("1"))))
        let gone = RecordKey("note", "gone")
        try bank.post(bank.note(try .create(gone, 1)))
        if let record = bank.book.record(gone) { try bank.post(bank.note(.remove(record))) }
        try bank.post(bank.transfer(from: "1", to: "2", 5))
        for _ in 0..<steps { try bank.request(using: &generator) }
        return bank
    }

    /// Makes a random request, which the rules may refuse.
    private mutating func request(using generator: inout SeededGenerator) throws {
        let open = book.pages.values.map(\.account).filter { $0.owner != nil && $0.closed == nil }
            .map(\.id.rawValue).sorted()
        let account = open.randomElement(using: &generator) ?? "1"
        let other = open.randomElement(using: &generator) ?? "2"
        let owner = book.account(AccountID(account))?.owner ?? Self.anna
        let amount = Money(won: .random(in: 1...4000, using: &generator))
        do {
            switch Int.random(in: 0...11, using: &generator) {
            case 0: try openAccount("a\(book.entries.count)", for: owner)
            case 1, 2: try post(payIn(account, amount))
            case 3, 4:
                guard account != other else { return }
                try post(transfer(from: account, to: other, amount, as: owner))
            case 5:
                let id = HoldID("h\(book.entries.count)")
                try post(hold(.place(id, on: AccountID(account), amount)))
            case 6: try settle(using: &generator)
            case 7, 8: try write(account, using: &generator)
            case 9: try post(closing(account, as: owner))
            case 10:
                var interest = draft(.interest, by: "Savings")
                interest.openings = InterestPayout.openings
                interest.legs = InterestPayout(amount).legs(
                    to: AccountID(account),
                    text: "interest"
                )
                interest.reverses = book.entries[1].intent.id
                try post(interest)
            default: try closeDay()
            }
        } catch let error as BankError where error.reason == .refused {
            // The book is unchanged.
        }
    }

    /// Lowers a hold, and pays the difference out.
    private mutating func settle(using generator: inout SeededGenerator) throws {
        let holds = book.pages.values.flatMap(\.holds).filter { $0.amount > 0 }
            .sorted { $0.id < $1.id }
        guard let hold = holds.randomElement(using: &generator) else { return }
        let rest = Money(won: .random(in: 0..<hold.amount.won, using: &generator))
        let paid = try hold.amount.subtracting(rest)
        var draft = self.hold(.lower(hold, to: rest))
        draft.legs = [
            .debit(hold.account, paid, "paid"), .credit(AccountOpening.cash.id, paid, "paid"),
        ]
        try post(draft)
    }

    /// Creates, changes or removes a record.
    private mutating func write(_ account: String, using generator: inout SeededGenerator) throws {
        let names = ["a", "b", "é", "e\u{301}x"]
        let key = RecordKey("note", names.randomElement(using: &generator) ?? "a")
        let value = Int.random(in: 0...9, using: &generator)
        guard let record = book.record(key) else {
            let link = Bool.random(using: &generator) ? AccountID(account) : nil
            let due = Bool.random(using: &generator) ? book.head.businessDate : nil
            return _ = try post(note(try .create(key, value, linkedTo: link, due: due)))
        }
        try post(note(value < 3 ? .remove(record) : try .unlink(record, value)))
    }
}
