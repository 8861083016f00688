import Bookkeeping
import Testing

@Suite("Signing parameters")
struct SigningParametersTests {
    private let movement: Movement

    init() throws {
        movement = Movement(
            customer: CustomerID("C000001"),
            from: AccountID("3333-01-0000017"),
            to: AccountID("3333-01-0000017/box1"),
            amount: Money(won: 50_000),
            purpose: Purpose("safebox.put"),
            idempotencyID: try IdempotencyID("k-1"),
            preview: "Put into the safe box\nFrom: 3333-01-0000017",
            digest: SHA256.digest(of: [1])
        )
    }

    @Test("encoded parameters are decoded to the same movement")
    func roundTrip() throws {
        #expect(try SigningParameters.decode(SigningParameters.encode(movement)) == movement)
        let signed = SignedMovement(
            movement: movement,
            expires: Timestamp(milliseconds: 12_345),
            signature: "00ff"
        )
        #expect(try SigningParameters.decode(signed: signed.parameters) == signed)
    }

    @Test(
        "parameters without one of the keys are refused",
        arguments: SigningParameters.requestKeys.sorted()
    )
    func dropped(key: String) {
        var parameters = SigningParameters.encode(movement)
        parameters[key] = nil
        #expect(code { try SigningParameters.decode(parameters) } == "signing.keys")
    }

    @Test("parameters with an additional key are refused")
    func added() {
        var parameters = SigningParameters.encode(movement)
        parameters["fee"] = "0"
        #expect(code { try SigningParameters.decode(parameters) } == "signing.keys")
    }

    @Test(
        "an amount that is not in canonical digits is refused",
        arguments: ["", "-1", "+1", "01", " 1", "1.0", "1e3", "９", "9223372036854775808"]
    )
    func amount(text: String) {
        var parameters = SigningParameters.encode(movement)
        parameters[SigningParameters.amount] = text
        #expect(code { try SigningParameters.decode(parameters) } == "signing.amount")
    }

    @Test(
        "a digest that is not 64 lower-case hexadecimal digits is refused",
        arguments: ["", "00", String(repeating: "A", count: 64), String(repeating: "g", count: 64)]
    )
    func digest(text: String) {
        var parameters = SigningParameters.encode(movement)
        parameters[SigningParameters.digest] = text
        #expect(code { try SigningParameters.decode(parameters) } == "signing.digest")
    }

    @Test(
        "an expiry that is not in canonical digits is refused",
        arguments: ["", "-1", "+1", "01", "1.5", "soon", "9223372036854775808"]
    )
    func expiry(text: String) {
        var parameters = SignedMovement(
            movement: movement,
            expires: Timestamp(milliseconds: 12_345),
            signature: "00ff"
        ).parameters
        parameters[SigningParameters.expires] = text
        #expect(code { try SigningParameters.decode(signed: parameters) } == "signing.expires")
    }

    @Test(
        "signed parameters without one of the keys are refused",
        arguments: SigningParameters.signedKeys.sorted()
    )
    func droppedSigned(key: String) {
        var parameters = SignedMovement(
            movement: movement,
            expires: Timestamp(milliseconds: 12_345),
            signature: "00ff"
        ).parameters
        parameters[key] = nil
        #expect(code { try SigningParameters.decode(signed: parameters) } == "signing.keys")
        parameters[key] = "1"
        parameters["fee"] = "1"
        #expect(code { try SigningParameters.decode(signed: parameters) } == "signing.keys")
    }

    private func code(_ body: () throws -> some Any) -> String? {
        do {
            _ = try body()
            return nil
        } catch {
            return (error as? BankError)?.code
        }
    }
}
