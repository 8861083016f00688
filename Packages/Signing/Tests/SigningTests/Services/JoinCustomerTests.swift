import BankConsoleTesting
import Foundation
import Signing
import Synchronization
import Testing

@Suite("Joining the bank")
struct JoinCustomerTests {
    @Test("joining creates the book and takes the next number")
    func numbers() async throws {
        let bank = try TestBank()
        #expect(await code { try await bank.ledger.businessDate() } != nil, "there is no book yet")
        try await bank.join()
        try await bank.join("customer join --name 박둘 --birth 1985-01-31 --phone 02-123-4567")
        let customers = try await bank.book.allCustomers()
        #expect(customers.map(\.id.rawValue) == ["C000001", "C000002"])
        #expect(customers.map(\.record.name) == ["김하나", "박둘"])
        #expect(customers.map(\.record.phone.description) == ["010-2345-6789", "02-123-4567"])
        #expect(Set(customers.map(\.record.publicKey)).count == 2)
        #expect(try await bank.ledger.audit().passed)
    }

    @Test("joining ignores records with invalid ids")
    func strangeRecord() async throws {
        let bank = try TestBank()
        try await bank.join()
        let record = try await bank.book.customer(TestBank.customer).record
        for name in ["C9223372036854775807", "C-5", "x"] {
            try await bank.write([.create(RecordKey("customer", name), record)])
        }
        try await bank.join("customer join --name 박둘 --birth 1985-01-31 --phone 02-123-4567")
        #expect(try await bank.book.customer(CustomerID("C000002")).record.name == "박둘")
    }

    @Test("simultaneous customers get different numbers and working passwords")
    func atOnce() async throws {
        let bank = try TestBank()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 10..<18 {
                let process = try TestBank(beside: bank)
                group.addTask {
                    try await process.join(
                        "customer join --name N\(number) --birth 1990-03-14 --phone 010-0000-00"
                            + "\(number)"
                    )
                }
            }
            try await group.waitForAll()
        }
        let customers = try await bank.book.allCustomers()
        #expect(customers.map(\.id.rawValue) == (1...8).map { "C00000\($0)" })
        for customer in customers {
            #expect(await bank.verify(TestBank.password, of: customer.id) == nil)
        }
    }

    @Test("a repeated request asks nothing and shows no recovery code")
    func idempotency() async throws {
        let bank = try TestBank()
        let line = "\(TestBank.joining) --idempotency-key j-1 --json"
        let first = await bank.run(line, typing: TestBank.password, TestBank.password)
        #expect(first.json["repeated"] as? Bool == false)
        #expect(first.json["idempotencyKey"] as? String == "j-1")
        let second = await bank.run(line)
        #expect(second.status == .success)
        #expect(second.json["customer"] as? String == "C000001")
        #expect(second.json["repeated"] as? Bool == true)
        #expect(second.json["recoveryCode"] is NSNull)
        #expect(try await bank.book.allCustomers().count == 1)
        let other = await bank.run(
            "customer join --name 박둘 --birth 1985-01-31 --phone 02-123-4567 "
                + "--idempotency-key j-1 --json"
        )
        #expect(other.code == "idempotency.conflict")
    }

    @Test("two simultaneous requests with one key make one customer")
    func idempotencyAtOnce() async throws {
        let bank = try TestBank()
        let other = try TestBank(beside: bank)
        let line = "\(TestBank.joining) --idempotency-key j-1 --json"
        let shown = Mutex<String?>(nil)
        bank.ledger.before(.customerJoining) {
            let run = await other.run(line, typing: TestBank.password, TestBank.password)
            shown.withLock { $0 = run.json["recoveryCode"] as? String }
        }
        let run = await bank.run(line, typing: TestBank.password, TestBank.password)
        #expect(run.status == .success)
        #expect(run.json["repeated"] as? Bool == true)
        #expect(run.json["recoveryCode"] is NSNull, "it would open nothing")
        #expect(try await bank.book.allCustomers().count == 1)
        let code = try #require(shown.withLock { $0 })
        #expect(await bank.run("customer unlock C000001", typing: code).status == .success)
    }

    @Test(
        "refuses invalid data without creating a book",
        arguments: [
            ("김하나", "1990-02-30", "010-2345-6789", "date.ill-written"),
            ("김하나", "1990-3-14", "010-2345-6789", "date.ill-written"),
            ("김하나", "2026-01-06", "010-2345-6789", "customer.birth"),
            ("김하나", "1990-03-14", "010-2345-678", "customer.phone"),
            ("김하나", "1990-03-14", "1234", "customer.phone"),
            ("\u{3000}", "1990-03-14", "010-2345-6789", "customer.name"),
            ("a\u{1B}[2Jb", "1990-03-14", "010-2345-6789", "text.control"),
            (String(repeating: "가", count: 201), "1990-03-14", "010-2345-6789", "text.long"),
        ]
    )
    func wrongFields(name: String, birth: String, phone: String, expected: String) async throws {
        let bank = try TestBank()
        let run = await bank.run(
            "customer join --name \(name) --birth \(birth) --phone \(phone) --json",
            typing: TestBank.password,
            TestBank.password
        )
        #expect(run.code == expected)
        #expect(run.status == .badData)
        #expect(await code { try await bank.ledger.businessDate() } != nil, "there is no book")
        #expect(!FileManager.default.fileExists(atPath: bank.keyFile))
    }

    @Test("a person can join on the day of birth")
    func bornToday() async throws {
        let bank = try TestBank()
        try await bank.join("customer join --name 아기 --birth 2026-01-05 --phone 010-2345-6789")
    }

    @Test(
        "refuses a password that breaks a rule or differs when repeated",
        arguments: [
            ("111111", "111111", "password.repeated"), ("123456", "123456", "password.run"),
            ("900314", "900314", "password.birth"), ("456789", "456789", "password.run"),
            ("023456", "023456", "password.phone"), ("12345", "12345", "password.form"),
            ("482915", "482916", "password.mismatch"), ("482915", "", "password.mismatch"),
        ]
    )
    func wrongPasswords(first: String, second: String, expected: String) async throws {
        let bank = try TestBank()
        let run = await bank.run("\(TestBank.joining) --json", typing: first, second)
        #expect(run.code == expected)
        #expect(run.status == .refused)
        // Nothing is left behind: the book can still start on another date.
        #expect(await code { try await bank.ledger.businessDate() } == "book.missing")
        #expect(!FileManager.default.fileExists(atPath: bank.keyFile))
    }

    @Test("a dry run of joining checks everything and changes nothing")
    func dryRun() async throws {
        let bank = try TestBank()
        let run = await bank.run(
            "\(TestBank.joining) --dry-run",
            typing: TestBank.password,
            TestBank.password
        )
        #expect(run.output == "Dry run: 김하나 could join; nothing was changed.\n")
        let refused = await bank.run("\(TestBank.joining) --dry-run --json", typing: "111111")
        #expect(refused.code == "password.repeated")
        #expect(await code { try await bank.ledger.businessDate() } != nil, "there is no book")
        #expect(!FileManager.default.fileExists(atPath: bank.keyFile))
    }
}
