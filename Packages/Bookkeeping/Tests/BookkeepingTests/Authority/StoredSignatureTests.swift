import Testing

@testable import Bookkeeping

@Suite("A signed movement as text")
struct StoredSignatureTests {
    private static let names = [
        "amount", "customer", "digest", "expires", "from", "idempotency-id", "preview", "purpose",
        "to",
    ]
    private let signed: SignedMovement

    init() throws {
        let amount = Money(won: 50_000)
        signed = SignedMovement(
            Movement(
                customer: CustomerID("C000001"),
                from: AccountID("3333-01-0000017"),
                to: AccountID("3333-01-0000017/box1"),
                amount: amount,
                purpose: Purpose("safebox.put"),
                idempotencyID: try IdempotencyID("k-1"),
                digest: SHA256.digest(of: [1])
            ),
            preview: MovementPreview(title: "Put", from: "a", to: "b", amount: amount),
            expires: Timestamp(milliseconds: 12_345)
        ) { _ in "00ff" }
    }

    @Test("the text has a movement, its preview and the expiry, and is read as the same movement")
    func roundTrip() throws {
        #expect(signed.parameters.keys.sorted() == Self.names)
        #expect(
            signed.parameters["preview"] == "Put\nFrom: a\nTo: b\nAmount: 50,000 won\nFee: 0 won"
        )
        #expect(try SignedMovement(parameters: signed.parameters, signature: "00ff") == signed)
    }

    @Test("text without one of the names, or with another name, is refused", arguments: names)
    func otherName(name: String) {
        #expect(code { $0[name] = nil } == "signing.keys")
        #expect(code { $0[name.uppercased()] = "1" } == "signing.keys")
        #expect(
            code {
                $0[name] = nil
                $0["fee"] = "1"
            } == "signing.keys"
        )
    }

    @Test(
        "an amount that is not in canonical digits is refused",
        arguments: ["", "-1", "+1", "01", " 1", "1.0", "1e3", "９", "9223372036854775808"]
    )
    func amount(text: String) {
        #expect(code { $0["amount"] = text } == "signing.amount")
    }

    @Test(
        "a digest that is not 64 lower-case hexadecimal digits is refused",
        arguments: ["", "00", String(repeating: "A", count: 64), String(repeating: "g", count: 64)]
    )
    func digest(text: String) {
        #expect(code { $0["digest"] = text } == "signing.digest")
    }

    @Test(
        "an expiry that is not in canonical digits is refused",
        arguments: ["", "-1", "+1", "01", "1.5", "soon", "9223372036854775808"]
    )
    func expiry(text: String) {
        #expect(code { $0["expires"] = text } == "signing.expires")
    }

    @Test("an idempotency key that no request can have is refused", arguments: ["", "a b", "ä"])
    func idempotencyID(text: String) {
        #expect(code { $0["idempotency-id"] = text } == "idempotency.text")
    }

    /// Returns the code of the refusal of changed text; nil if it is read.
    private func code(_ change: (inout [String: String]) -> Void) -> String? {
        var parameters = signed.parameters
        change(&parameters)
        do {
            _ = try SignedMovement(parameters: parameters, signature: "00ff")
            return nil
        } catch {
            return error.code
        }
    }
}
