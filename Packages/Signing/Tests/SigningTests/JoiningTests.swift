import Bookkeeping
import Foundation
import Signing
import SigningInterface
import Synchronization
import Testing

@Suite("Joining")
struct JoiningTests {
    @Test("begins the book, and gives out the next number each time")
    func numbers() async throws {
        let bench = try Bench()
        #expect(await code { try await bench.ledger.businessDate() } != nil, "there is no book yet")
        try await bench.join()
        try await bench.join("customer join --name 박둘 --birth 1985-01-31 --phone 02-123-4567")
        let customers = try await bench.book.customers()
        #expect(customers.map(\.id.rawValue) == ["C000001", "C000002"])
        #expect(customers.map(\.record.name) == ["김하나", "박둘"])
        #expect(customers.map(\.record.phone.description) == ["010-2345-6789", "02-123-4567"])
        #expect(Set(customers.map(\.record.publicKey)).count == 2)
        #expect(try await bench.ledger.audit().passed)
    }

    @Test("is not stopped by a record that no bank wrote")
    func strangeRecord() async throws {
        let bench = try Bench()
        try await bench.join()
        let record = try await bench.book.customer(Bench.customer).record
        for name in ["C9223372036854775807", "C-5", "x"] {
            _ = try await bench.ledger.post(
                TransactionDraft(
                    Intent(id: .random(), purpose: Purpose("test"), content: [:]),
                    authority: .unneeded,
                    records: [.create(RecordKey("customer", name), record)]
                )
            )
        }
        try await bench.join("customer join --name 박둘 --birth 1985-01-31 --phone 02-123-4567")
        #expect(try await bench.book.customer(CustomerID("C000002")).record.name == "박둘")
    }

    @Test("at the same moment gives each a number of its own and a password that works")
    func atOnce() async throws {
        let bench = try Bench()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 10..<18 {
                let process = try Bench(beside: bench)
                group.addTask {
                    try await process.join(
                        "customer join --name N\(number) --birth 1990-03-14 --phone 010-0000-00"
                            + "\(number)"
                    )
                }
            }
            try await group.waitForAll()
        }
        let customers = try await bench.book.customers()
        #expect(customers.map(\.id.rawValue) == (1...8).map { "C00000\($0)" })
        for customer in customers {
            #expect(await bench.verify(Bench.password, of: customer.id) == nil)
        }
    }

    @Test("once under an idempotency id: the second time asks nothing and shows no code")
    func idempotency() async throws {
        let bench = try Bench()
        let line = "\(Bench.joining) --idempotency-key j-1 --json"
        let first = await bench.run(line, typing: Bench.password, Bench.password)
        #expect(first.json["repeated"] as? Bool == false)
        #expect(first.json["idempotencyKey"] as? String == "j-1")
        let second = await bench.run(line)
        #expect(second.status == .success)
        #expect(second.json["customer"] as? String == "C000001")
        #expect(second.json["repeated"] as? Bool == true)
        #expect(second.json["recoveryCode"] is NSNull)
        #expect(try await bench.book.customers().count == 1)
        let other = await bench.run(
            "customer join --name 박둘 --birth 1985-01-31 --phone 02-123-4567 "
                + "--idempotency-key j-1 --json"
        )
        #expect(other.code == "idempotency.conflict")
    }

    @Test("twice at the same moment under one idempotency id: one customer, one recovery code")
    func idempotencyAtOnce() async throws {
        let (bench, ledger) = try Bench.interrupted()
        let other = try Bench(beside: bench)
        let line = "\(Bench.joining) --idempotency-key j-1 --json"
        let shown = Mutex<String?>(nil)
        ledger.before(.customerJoining) {
            let run = await other.run(line, typing: Bench.password, Bench.password)
            shown.withLock { $0 = run.json["recoveryCode"] as? String }
        }
        let run = await bench.run(line, typing: Bench.password, Bench.password)
        #expect(run.status == .success)
        #expect(run.json["repeated"] as? Bool == true)
        #expect(run.json["recoveryCode"] is NSNull, "it would open nothing")
        #expect(try await bench.book.customers().count == 1)
        let code = try #require(shown.withLock { $0 })
        #expect(await bench.run("customer unlock C000001", typing: code).status == .success)
    }

    @Test(
        "is refused, and begins no book, for what cannot be",
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
        let bench = try Bench()
        let run = await bench.run(
            "customer join --name \(name) --birth \(birth) --phone \(phone) --json",
            typing: Bench.password,
            Bench.password
        )
        #expect(run.code == expected)
        #expect(run.status == .badData)
        #expect(await code { try await bench.ledger.businessDate() } != nil, "there is no book")
        #expect(!FileManager.default.fileExists(atPath: bench.keyFile))
    }

    @Test("on the birth date itself is possible")
    func bornToday() async throws {
        let bench = try Bench()
        try await bench.join("customer join --name 아기 --birth 2026-01-05 --phone 010-2345-6789")
    }

    @Test(
        "is refused for a password that the rules refuse, or that is not the same twice",
        arguments: [
            ("111111", "111111", "password.repeated"), ("123456", "123456", "password.run"),
            ("900314", "900314", "password.birth"), ("456789", "456789", "password.run"),
            ("023456", "023456", "password.phone"), ("12345", "12345", "password.form"),
            ("482915", "482916", "password.mismatch"), ("482915", "", "password.mismatch"),
        ]
    )
    func wrongPasswords(first: String, second: String, expected: String) async throws {
        let bench = try Bench()
        let run = await bench.run("\(Bench.joining) --json", typing: first, second)
        #expect(run.code == expected)
        #expect(run.status == .refused)
        // Whoever turns back leaves nothing behind: the book can still begin on another date.
        #expect(await code { try await bench.ledger.businessDate() } == "book.missing")
        #expect(!FileManager.default.fileExists(atPath: bench.keyFile))
    }

    @Test("as a dry run checks everything and does nothing")
    func dryRun() async throws {
        let bench = try Bench()
        let run = await bench.run(
            "\(Bench.joining) --dry-run",
            typing: Bench.password,
            Bench.password
        )
        #expect(run.output == "김하나 could join; dry run, nothing was done.\n")
        let refused = await bench.run("\(Bench.joining) --dry-run --json", typing: "111111")
        #expect(refused.code == "password.repeated")
        #expect(await code { try await bench.ledger.businessDate() } != nil, "there is no book")
        #expect(!FileManager.default.fileExists(atPath: bench.keyFile))
    }
}
