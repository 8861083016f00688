import BankConsoleTesting
import Testing

@testable import Signing

@Suite("The authority over customers' records")
struct SigningAuthorityTests {
    private let bank: TestBank
    private let recoveryCode: String

    init() async throws {
        bank = try TestBank()
        recoveryCode = try await bank.join()
        try await bank.join("customer join --name 박둘 --birth 1985-01-31 --phone 02-123-4567")
        _ = await bank.verify("111222")
    }

    private var attemptsKey: RecordKey { CustomerBook.attemptsKey(of: TestBank.customer) }
    private var content: [String: String] { ["customer": TestBank.customer.rawValue] }
    private var authority: Authority { .bank(bank.authority.issuer.authority("Signing")) }

    private func post(
        _ purpose: Purpose,
        _ authority: Authority,
        _ records: [RecordChange]
    ) async -> String? {
        await code {
            try await bank.ledger.post(
                TransactionDraft(
                    Intent(id: .random(), purpose: purpose, content: content),
                    authority: authority,
                    records: records
                )
            )
        }
    }

    @Test("attempts are not reset without the bank's authority, or by counting")
    func attempts() async throws {
        let stored = try #require(
            try await bank.ledger.record(attemptsKey, as: AttemptsRecord.self)
        )
        var counted = stored
        counted.value.password.count()
        var twice = counted
        twice.value.password.count()
        let reset = try RecordChange.update(stored.record, to: AttemptsRecord())
        let other = BankAuthorityCases(issuer: bank.authority.issuer)
        #expect(
            await post(.customerTry, .unneeded, [try counted.update()]) == "authority.missing"
        )
        #expect(await post(.customerTry, other.card, [try counted.update()]) == "authority.bank")
        #expect(await post(.customerTry, other.foreign, [try counted.update()]) == "authority.bank")
        #expect(await post(.customerTry, authority, [try twice.update()]) == "authority.rule")
        #expect(await post(.customerTry, authority, [reset]) == "authority.rule")
        #expect(await post(.customerProof, authority, [reset]) == "authority.rule")
        #expect(await post(.customerProof, authority, [stored.remove()]) == "authority.rule")
        #expect(await post(.customerTry, authority, [try counted.update()]) == nil)
    }

    @Test("the bank's authority over attempts changes no key and no customer")
    func otherRecords() async throws {
        let customer = try #require(
            try await bank.ledger.record(CustomerBook.key(of: TestBank.customer))
        )
        let theirs = try await bank.book.record(of: CustomerID("C000002"))
        let swapped = try RecordChange.update(customer, to: theirs)
        let credential = try await bank.book.credential(of: TestBank.customer)
        for purpose in [Purpose.customerTry, .customerProof] {
            #expect(await post(purpose, authority, [swapped]) == "authority.rule")
            #expect(await post(purpose, authority, [try credential.update()]) == "authority.rule")
        }
        for purpose in [Purpose.passwordChange, .passwordRecovery, .passwordUnlocking] {
            #expect(
                await post(purpose, .unneeded, [try credential.update()]) == "authority.missing"
            )
            #expect(await post(purpose, authority, [swapped]) == "authority.bank")
        }
    }

    @Test("a join that is unsigned, or signed by another key, is refused")
    func join() async throws {
        let line = "customer join --name 이셋 --birth 1985-01-31 --phone 02-123-4567 --json"
        for (index, expected) in ["authority.missing", "signature.wrong"].enumerated() {
            bank.ledger.tamper { draft in
                guard draft.intent.purpose == .customerJoining else { return }
                guard index > 0 else { return draft.authority = .unneeded }
                draft.authority = try Self.signedAgain(draft)
            }
            let run = await bank.run(line, typing: TestBank.password, TestBank.password)
            #expect(run.code == expected)
        }
        bank.ledger.tamper(nil)
        #expect(try await bank.book.allCustomers().count == 2)
    }

    @Test(
        "a signed join gets the next number, in the form of all numbers",
        arguments: [("C000009", "authority.rule"), ("C3", "authority.rule"), ("C000003", nil)]
    )
    func number(text: String, expected: String?) async throws {
        let (id, key) = (CustomerID(text), try SigningKey.random())
        let known = try await bank.book.record(of: TestBank.customer)
        let customer = CustomerRecord(
            name: known.name,
            birth: known.birth,
            phone: known.phone,
            publicKey: key.publicKey
        )
        var credential = try await bank.book.credential(of: TestBank.customer).value
        credential.isRecoveryCodeConfirmed = false
        var draft = TransactionDraft(
            Intent(
                id: .random(),
                purpose: .customerJoining,
                content: [
                    "name": known.name, "birth": "\(known.birth)", "phone": "\(known.phone)",
                ]
            ),
            records: [
                try .create(CustomerBook.key(of: id), customer),
                try .create(CustomerBook.credentialKey(of: id), credential),
            ],
            result: [SigningResult.customer: text]
        )
        let preview = MovementPreview(title: "Become a customer", about: .init("Name", known.name))
        let movement = try #require(
            Proposal(draft, preview: preview, signedBy: Proposal.Signer(id)).movement
        )
        draft.authority = .customer(
            try key.sign(movement, preview: preview, at: bank.clock.now())
        )
        let signed = draft
        #expect(await code { try await bank.ledger.post(signed) } == expected)
    }

    /// Returns the authority of the same movement by a key of the attacker.
    private static func signedAgain(_ draft: TransactionDraft) throws -> Authority {
        guard case .customer(let signed) = draft.authority else { return draft.authority }
        let now = Timestamp(milliseconds: Int64.max / 2)
        return .customer(
            try SigningKey.random().sign(signed.movement, preview: .sample, at: now)
        )
    }

    @Test("any change between signing and posting is refused", arguments: 0..<6)
    func changed(change: Int) async throws {
        let theirs = try await bank.book.credential(of: CustomerID("C000002"))
        let before = try await bank.book.credential(of: TestBank.customer).value
        let lines = [
            ("customer password C000001 --json", [TestBank.password, "135790", "135790"]),
            ("customer unlock C000001 --json", [recoveryCode]),
            ("customer recover C000001 --json", [recoveryCode, "135790", "135790"]),
        ]
        for (line, secrets) in lines {
            bank.ledger.tamper { draft in
                guard case .customer = draft.authority else { return }
                switch change {
                case 0: draft.memo = "x"
                case 1: draft.records.removeLast()
                case 2: draft.records.append(try theirs.update())
                case 3: draft.result = ["customer": "C000002"]
                case 4:
                    draft.intent = Intent(
                        id: draft.intent.id,
                        purpose: draft.intent.purpose,
                        content: ["customer": "C000002"]
                    )
                default:
                    draft.intent = Intent(
                        id: draft.intent.id,
                        purpose: .recoveryCodeConfirmation,
                        content: draft.intent.content
                    )
                }
            }
            let run = await bank.run(line, typing: secrets)
            let error = try #require(run.code, "\(change): \(line)")
            #expect(
                error.hasPrefix("authority.") || error.hasPrefix("signature."),
                "\(change): \(line) gave \(error)"
            )
        }
        bank.ledger.tamper(nil)
        #expect(try await bank.book.credential(of: TestBank.customer).value == before)
        #expect(try await bank.ledger.audit().passed)
    }
}

/// Authorities that Signing does not have.
private struct BankAuthorityCases {
    let issuer: AuthorityIssuer

    var card: Authority { .bank(issuer.authority("Card")) }
    var foreign: Authority { .bank(AuthorityIssuer().authority("Signing")) }
}
