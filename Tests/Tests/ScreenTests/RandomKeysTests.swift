import BankDriver
import BookkeepingTesting
import Testing

@Suite("Random keys")
struct RandomKeysTests {
    @Test(
        "random keys neither crash nor hang the bank, and the book passes an audit",
        arguments: GeneratedWork.keys.seeds(of: 25_000)
    )
    func random(seed: UInt64) throws {
        let keys = min(25_000, GeneratedWork.keys.amount)
        let bank = try Bank.withCard()
        let lines = try bank.probe("keys", "\(seed)", "\(keys)")
        let counts = try #require(lines.first { $0.hasPrefix("pressed ") }).split(separator: " ")
        let pressed = try #require(Int(counts[1]))
        GeneratedWork.keys.report(pressed)
        #expect(pressed >= keys)
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
        let keys = GeneratedWork.gameKeys.amount
        let lines = try bank.probe("games", "1", "\(keys)")
        GeneratedWork.gameKeys.report(keys)
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
