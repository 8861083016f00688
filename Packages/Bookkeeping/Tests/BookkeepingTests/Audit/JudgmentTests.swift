import Testing

@testable import Bookkeeping

@Suite("Judgment of an entry by an audit")
struct JudgmentTests {
    private var bank: FakeBank

    init() throws {
        bank = try FakeBank()
        try bank.openAccount("1", with: 1000)
        try bank.openAccount("2", for: FakeBank.bert)
        try bank.closeDay()
        try bank.post(bank.transfer(from: "1", to: "2", 5))
    }

    /// Returns the code of judging the last entry of a purpose after an edit.
    private func code(
        _ purpose: Purpose,
        _ edit: (LedgerEntry) throws -> LedgerEntry = { $0 }
    ) throws -> String? {
        let entry = try #require(bank.book.entries.last { $0.intent.purpose == purpose })
        let edited = try edit(entry)
        return bank.book.fault(of: edited, under: bank.authority, after: bank.book.head.closed)?
            .code
    }

    /// Returns the entry with a signature of other parameters.
    private func sign(
        _ entry: LedgerEntry,
        by customer: CustomerID? = nil,
        _ change: (inout [String: String]) -> Void
    ) throws -> LedgerEntry {
        guard case .customer(let signer, let signature) = entry.authority
        else { throw BankError.accountUnknown(AccountID("1")) }
        var parameters = signature.parameters
        change(&parameters)
        let value = FakeVerifier.signature(of: parameters, key: FakeBank.key(of: signer))
        return entry.with(
            authority: .customer(
                customer ?? signer,
                CustomerSignature(value: value, parameters: parameters)
            )
        )
    }

    @Test("an entry that was posted is judged right")
    func honest() throws {
        for purpose in [Purpose.bookStart, .dayClosing, .join, .open, .payIn, .transfer] {
            #expect(try code(purpose) == nil)
        }
    }

    @Test("an entry without a rule, with another authority or beyond its rule is found")
    func rules() throws {
        #expect(
            try code(.payIn) { $0.with(intent: $0.intent.with(purpose: "x")) }
                == "authority.no-rule"
        )
        #expect(try code(.payIn) { $0.with(authority: .bank("Card")) } == "authority.bank")
        #expect(try code(.payIn) { $0.with(authority: EntryAuthority.none) } == "authority.missing")
        #expect(try code(.payIn) { $0.with(openings: [.incomeTax]) } == "authority.rule")
        #expect(try code(.payIn) { $0.with(memo: "forbidden") } == "authority.rule")
        #expect(try code(.open) { $0.with(closings: [AccountID("1")]) } == "authority.missing")
    }

    @Test("a signature of another movement, customer or key is found")
    func signatures() throws {
        #expect(try code(.transfer) { try sign($0) { _ in } } == nil)
        #expect(try code(.transfer) { $0.with(memo: "other") } == "signature.other")
        #expect(try code(.transfer) { try sign($0) { $0["amount"] = "6" } } == "signature.other")
        #expect(
            try code(.transfer) { try sign($0, by: FakeBank.bert) { _ in } } == "signature.other"
        )
        #expect(try code(.transfer) { try sign($0) { $0["amount"] = nil } } == "signing.keys")
        let wrong = try code(.transfer) { entry in
            guard case .customer(let customer, let signature) = entry.authority else {
                return entry
            }
            let forged = CustomerSignature(value: "00", parameters: signature.parameters)
            return entry.with(authority: .customer(customer, forged))
        }
        #expect(wrong == "signature.wrong")
        #expect(try code(.transfer) { try sign($0) { $0 = [:] } } == "signing.keys")
    }

    @Test("a signature that had expired is found, unless the clock was set back")
    func expiry() throws {
        func code(_ seconds: Int64, before: Bool = false) throws -> String? {
            try self.code(.transfer) { entry in
                let time = before ? bank.book.head.closed : entry.time
                let signed = try sign(entry) {
                    $0["expires"] = String(time.advanced(bySeconds: seconds).milliseconds)
                }
                return signed.with(time: time)
            }
        }
        #expect(try code(0) == nil)
        #expect(try code(1) == nil)
        #expect(try code(-1) == "signature.expired")
        #expect(try code(-1, before: true) == nil)
    }

    @Test("only a customer's entry has a signature and the place of its key")
    func keys() throws {
        for entry in bank.book.entries {
            let isSigned = [Purpose.join, .transfer].contains(entry.intent.purpose)
            #expect((bank.authority.keyRecord(of: entry) != nil) == isSigned)
            if !isSigned { try bank.authority.verifySignature(of: entry, keyRecord: nil) }
        }
        let transfer = try #require(bank.book.entries.last)
        let key = RecordKey("key", "anna")
        #expect(bank.authority.keyRecord(of: transfer) == key)
        let error = #expect(throws: BankError.self) {
            try bank.authority.verifySignature(of: transfer, keyRecord: nil)
        }
        #expect(error?.code == "customer.unknown")
    }

    private static let additions: [@Sendable (LedgerEntry) -> LedgerEntry] = [
        { $0.with(intent: $0.intent.with(id: "other")) },
        { $0.with(intent: $0.intent.with(content: ["date": "2026-01-05", "nonce": "nonce"])) },
        { $0.with(legs: [.debit(AccountID("1"), 1, ""), .credit(AccountID("2"), 1, "")]) },
        { $0.with(openings: [.incomeTax]) },
        { $0.with(closings: [AccountID("1")]) },
        { $0.with(holds: [Hold(id: HoldID("h"), account: AccountID("1"), amount: 1)]) },
        { $0.with(result: ["number": "1"]) },
        { $0.with(memo: "memo") },
        { $0.with(reverses: .start) },
        {
            let key = RecordKey("key", "anna")
            let removal = RecordVersion(key: key, version: 2, digest: nil, linkedTo: nil)
            return $0.with(records: [removal])
        },
        { $0.with(authority: .bank("Till")) },
        { $0.with(authority: EntryAuthority.none) },
        { $0.with(date: $0.date.next) },
    ]

    @Test(
        "the start of a book and the end of a day contain nothing else",
        arguments: additions.indices
    )
    func ownEntries(index: Int) throws {
        for purpose in [Purpose.bookStart, .dayClosing] {
            let code = try code(purpose, Self.additions[index])
            #expect(["authority.rule", "request.malformed"].contains(code))
        }
    }

    @Test("the start of a book names its nonce")
    func nonce() throws {
        let code = try code(.bookStart) { entry in
            entry.with(intent: entry.intent.with(content: ["date": "2026-01-05", "format": "2"]))
        }
        #expect(code == "request.malformed")
    }
}
