import Bookkeeping
import Testing

@Suite("Idempotency key")
struct IdempotencyIDTests {
    @Test(
        "a key of 1 to 128 visible ASCII characters is accepted",
        arguments: ["a", "~!", String(repeating: "x", count: 128)]
    )
    func accepted(text: String) throws {
        #expect(try IdempotencyID(text).rawValue == text)
    }

    @Test(
        "any other key is refused",
        arguments: ["", " ", "a b", "한글", "a\n", "\u{7F}", String(repeating: "x", count: 129), "é"]
    )
    func refused(text: String) {
        let error = #expect(throws: BankError.self) { try IdempotencyID(text) }
        #expect(error?.code == "idempotency.text")
    }

    @Test("random keys are 32 hexadecimal digits and never equal")
    func random() throws {
        let ids = (1...2000).map { _ in IdempotencyID.random() }
        #expect(Set(ids).count == ids.count)
        for id in ids {
            #expect(id.rawValue.utf8.count == 32)
            #expect(id.rawValue.allSatisfy { "0123456789abcdef".contains($0) })
            #expect(try IdempotencyID(id.rawValue) == id)
        }
    }
}
