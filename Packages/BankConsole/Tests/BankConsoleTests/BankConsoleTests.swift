import BankConsoleTesting
import Testing

@Suite("The bank on the command line")
struct BankConsoleTests {
    @Test(
        "gives each class of failure its documented exit code",
        arguments: zip(BankError.Reason.allCases, [1, 2, 3, 4, 65, 66, 75, 70] as [Int32])
    )
    func exitCodes(reason: BankError.Reason, code: Int32) throws {
        let failure = try #require(Failure(bank: BankError(reason, code: "a.b", "why")))
        #expect(failure.exitCode.rawValue == code)
        #expect(failure.code == "a.b")
        #expect(failure.message == "why")
    }

    @Test("says nothing of errors that are not the bank's")
    func foreign() {
        #expect(Failure(bank: CancellationError()) == nil)
    }

    @Test("prints the status, entry and idempotency key of every request")
    func outcomes() throws {
        let intent = Intent(
            id: try IdempotencyID("lunch"),
            purpose: Purpose("account.withdraw"),
            content: [:]
        )
        let date = try #require(BusinessDate("2026-01-05"))
        let receipt = Receipt(
            sequence: 7,
            date: date,
            time: Timestamp(milliseconds: 0),
            intent: intent,
            result: [:],
            isRepeat: true
        )
        let posted = Answer(
            "Withdrawal",
            .posted(receipt),
            fields: [Field("Amount", "5 won")],
            json: ["amount": .won(Money(won: 5))]
        )
        #expect(
            posted.json == [
                "amount": 5, "dryRun": false, "repeated": true, "entry": 7, "date": "2026-01-05",
                "idempotencyKey": "lunch",
            ]
        )
        let rehearsed = Answer("Withdrawal", .rehearsed(intent, result: [:]), fields: [], json: [:])
        #expect(
            rehearsed.json == [
                "dryRun": true, "repeated": false, "entry": nil, "date": nil,
                "idempotencyKey": "lunch",
            ]
        )
    }
}
