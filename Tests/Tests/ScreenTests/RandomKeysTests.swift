import BankDriver
import Testing

@Suite("Random keys")
struct RandomKeysTests {
    private static let keys = Bank.rounds(25_000, short: 8_000, long: 25_000)

    @Test(
        "random keys neither crash nor hang the bank, and the book passes an audit",
        arguments: 1...UInt64(Bank.rounds(4, short: 1, long: 4))
    )
    func random(seed: UInt64) throws {
        let bank = try Bank.withCard()
        let lines = try bank.probe("keys", "\(seed)", "\(Self.keys)")
        let counts = try #require(lines.first { $0.hasPrefix("pressed ") }).split(separator: " ")
        #expect(try #require(Int(counts[1])) >= Self.keys)
        // Keys that open few screens would prove nothing.
        #expect(try #require(Int(counts[3])) >= 5, "\(lines)")
        #expect(try #require(Int(counts[5])) >= 20, "\(lines)")
        #expect(try #require(Int(counts[7])) >= 20, "\(lines)")
        #expect(lines.last == "end endOfInput")
        #expect(try bank.expecting("audit")["head"] is String)
    }

    @Test("random keys play whole games, count them, and reset scores")
    func games() throws {
        let bank = try Bank.withCustomer()
        let lines = try bank.probe("games", "1", "\(Self.keys)")
        let kinds = try #require(lines.first { $0.hasPrefix("kinds ") }).dropFirst(6)
            .split(separator: "; ").map(String.init)
        for kind in ["Log in", "Games", "Tic Tac", "Random Win", "Score reset"] {
            #expect(kinds.contains(kind), "\(kind) in \(kinds)")
        }
        #expect(lines.last == "end endOfInput")
        #expect(try bank.scores().contains { !$0.hasSuffix(" 0, drawn 0") })
        _ = try bank.head()
        let signings = try bank.expecting("signings --limit 1000")["signings"]
        let outcomes = try #require(signings as? [[String: any Sendable]]).map {
            $0["outcome"] as? String
        }
        #expect(outcomes.contains("signed"))
    }
}
