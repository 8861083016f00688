import Testing

@testable import Bookkeeping

@Suite("Signature of a draft")
struct SignatureTests {
    private var bank: FakeBank

    init() throws {
        bank = try FakeBank()
        try bank.openAccount("1", with: 1000)
        try bank.openAccount("2", for: FakeBank.bert, with: 1000)
        try bank.openAccount("3", with: 1000)
    }

    @Test("an entry keeps all signed parameters, from which the movement is read again")
    func kept() throws {
        var bank = bank
        let draft = bank.transfer(from: "1", to: "2", 5)
        let entry = try bank.posting(of: draft).entry
        guard case .customer(FakeBank.anna, let signature) = entry.authority,
            case .customer(let signed) = draft.authority
        else { throw BankError.accountUnknown(AccountID("1")) }
        #expect(try signature.movement() == signed)
        #expect(signature.value == signed.signature)
        var parameters = signed.parameters
        parameters["signature"] = signed.signature
        let twice = CustomerSignature(value: "0a", parameters: parameters)
        let error = #expect(throws: BankError.self) { try twice.movement() }
        #expect(error?.code == "signing.keys")
    }

    @Test("a signature lasts until the millisecond of its expiry")
    func expiry() throws {
        var bank = bank
        let draft = bank.unsignedTransfer(from: "1", to: "2", 5)
        for (milliseconds, code) in [
            (0, nil), (1, nil), (-1, "signature.expired"),
        ] as [(Int64, String?)] {
            let expiry = Timestamp(milliseconds: bank.now.milliseconds + milliseconds)
            let signed = bank.sign(draft, from: "1", to: "2", 5, expires: expiry)
            #expect(try bank.refusal(of: signed) == code)
        }
    }

    @Test("a signature is used once, and only with the key of its customer")
    func use() throws {
        var bank = bank
        let draft = bank.transfer(from: "1", to: "2", 5)
        try bank.post(draft)
        #expect(try bank.refusal(of: draft) == "signature.used")
        var forged = bank.unsignedTransfer(from: "1", to: "2", 5)
        forged = bank.sign(forged, as: FakeBank.bert, from: "1", to: "2", 5) {
            $0["customer"] = "anna"
        }
        #expect(try bank.refusal(of: forged) == "signature.wrong")
        let unknown = bank.sign(bank.draft(.transfer), as: CustomerID("carl"))
        #expect(try bank.refusal(of: unknown) == "customer.unknown")
    }

    @Test("a customer joins with the key that the same transaction writes, and not with an update")
    func joining() throws {
        var bank = bank
        let carl = CustomerID("carl")
        var joining = bank.draft(.join)
        joining.records = [
            try .create(RecordKey("key", "carl"), FakeBank.key(of: carl)),
            try .create(RecordKey("key", "other"), 1),
        ]
        #expect(try bank.refusal(of: bank.sign(joining, as: carl)) == nil)
        // A new key of Anna that Bert knows: the book's own key decides.
        var changing = bank.draft(.join)
        let record = try #require(bank.book.record(RecordKey("key", "anna")))
        changing.records = [try .update(record, to: FakeBank.key(of: FakeBank.bert))]
        let stolen = bank.sign(changing, as: FakeBank.bert) { $0["customer"] = "anna" }
        #expect(try bank.refusal(of: stolen) == "signature.wrong")
        #expect(try bank.refusal(of: bank.sign(changing)) == nil)
        var removing = bank.draft(.join)
        removing.records = [.remove(record)]
        #expect(try bank.refusal(of: bank.sign(removing)) == nil)
    }

    @Test("the verifier sees the key that the book has, or that the transaction writes")
    func keyRecord() throws {
        var bank = bank
        let carl = CustomerID("carl")
        let key = RecordKey("key", "carl")
        var joining = bank.draft(.join)
        joining.records = [try .create(key, "new", linkedTo: AccountID("1"))]
        let known = try #require(bank.book.record(RecordKey("key", "anna")))
        let new = Record(key: key, value: "\"new\"", version: 1, linkedTo: AccountID("1"))
        for (draft, customer, record) in [
            (joining, carl, new), (bank.draft(.transfer), carl, nil),
            (bank.draft(.transfer), FakeBank.anna, known),
        ] {
            let verifier = RecordingVerifier()
            let check = AuthorityCheck(
                issuer: bank.issuer,
                verifier: verifier,
                rules: try AuthorityRules(FakeBank.rules)
            )
            let signed = bank.sign(draft, as: customer)
            _ = try check.grant(signed, in: bank.book, at: bank.now)
            #expect(verifier.records == [record])
        }
    }
}
