import BankDriver
import Testing

@Suite("A person who presses keys at random")
struct RandomKeysTests {
    @Test(
        "neither crashes nor hangs the bank, and leaves a book that an audit finds nothing wrong with",
        arguments: 1...4 as ClosedRange<UInt64>
    )
    func random(seed: UInt64) throws {
        let bank = try Bank.withCard()
        let lines = try bank.probe("keys", "\(seed)", "25000")
        let counts = try #require(lines.first { $0.hasPrefix("pressed ") }).split(separator: " ")
        #expect(try #require(Int(counts[1])) >= 25_000)
        // A person who got nowhere would prove nothing.
        #expect(try #require(Int(counts[3])) >= 5, "\(lines)")
        #expect(try #require(Int(counts[5])) >= 20, "\(lines)")
        #expect(try #require(Int(counts[7])) >= 20, "\(lines)")
        #expect(lines.last == "end endOfInput")
        #expect(try bank.expecting("audit")["head"] is String)
    }
}
