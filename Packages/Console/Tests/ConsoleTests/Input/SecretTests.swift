import Console
import Testing

@Suite("Secret")
struct SecretTests {
    private let secret = Secret("271828")

    @Test("a secret prints as dots in every way")
    func hidden() {
        var dumped = ""
        dump([secret], to: &dumped)
        let texts = [
            "\(secret)", String(describing: secret), String(reflecting: secret), dumped,
            "\([secret])", "\(Optional(secret) as Any)",
            String(reflecting: Mirror(reflecting: secret)),
        ]
        #expect(texts.filter { $0.contains("271828") || $0.contains("50, 55") } == [])
        #expect("\(secret)" == "••••••")
        #expect("\(Secret("1"))" == "••••••")
    }

    @Test("a secret gives access to its bytes")
    func bytes() {
        #expect(secret.withBytes { $0 } == Array("271828".utf8))
        #expect(Secret([]).withBytes(\.isEmpty))
    }
}
