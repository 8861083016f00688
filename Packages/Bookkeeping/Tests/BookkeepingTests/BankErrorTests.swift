import Testing

@testable import Bookkeeping

@Suite("Error of the bank")
struct BankErrorTests {
    @Test("an unknown outcome names a key that a person can pass, and no other")
    func unknownOutcome() throws {
        let own = BankError.outcomeUnknown("the disk failed", of: .start)
        #expect(own.message.hasSuffix("check the disk, then repeat the command"))
        let key = try IdempotencyID("key-1")
        let named = BankError.outcomeUnknown("the server failed", of: key, check: "the server")
        #expect(
            named.message.hasSuffix("check the server, then repeat with '--idempotency-key key-1'")
        )
        #expect(own.naming(key) == .outcomeUnknown("the disk failed", of: key))
        #expect(own.naming(.start) == own)
        #expect(named.naming(.random()) == named)
        #expect(BankError.amountOverflow.naming(key) == .amountOverflow)
        let other = BankError(.refused, code: "x", "repeat the command")
        #expect(other.naming(key) == other)
    }

    @Test("an error is printed with its code, and a conflict with the first request")
    func text() throws {
        #expect(BankError(.refused, code: "a.b", "no").description == "no [a.b]")
        let receipt = Receipt(
            sequence: 7,
            date: BusinessDate(dayNumber: 20_458),
            time: Timestamp(milliseconds: 0),
            intent: Intent(id: try IdempotencyID("k"), purpose: .payIn, content: [:]),
            result: [:],
            isRepeat: true
        )
        let message = BankError.idempotencyConflict(receipt).message
        #expect(message.contains("'k'") && message.contains("'test.pay-in' on 2026-01-05, entry 7"))
    }
}
