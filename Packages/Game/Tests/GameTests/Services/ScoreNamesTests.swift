import BankConsoleTesting
import GameInterface
import Testing

@Suite("The names of players in the book")
struct ScoreNamesTests {
    private let bank: TestBank

    init() throws {
        bank = try TestBank()
    }

    @Test(
        "every valid name is stored unchanged",
        arguments: [
            "하나", "The machine", "a b", "'; --", "👩‍👩‍👧‍👦", "é", #"\"{}"#,
            String(repeating: "가", count: 20),
            String(repeating: "👩‍👩‍👧", count: 20), "-", "ß", "０",
        ]
    )
    func kept(name: String) async throws {
        try await bank.count(.player1, name, "두리")
        #expect(try await bank.score("두리", name) == Score(player2Score: 1))
        let players = try #require(try await bank.scores.scores().first).players
        #expect(Set([players.player1Name, players.player2Name]) == [name, "두리"])
        #expect(try await bank.ledger.audit().passed)
    }

    @Test("white space around a name is ignored")
    func trimmed() async throws {
        try await bank.count(.player1, " 하나 ", "두리")
        #expect(try await bank.score("하나", "\t두리") == Score(player1Score: 1))
    }

    @Test("names that Unicode considers equal share one score")
    func sameLetters() async throws {
        let (whole, parts) = ("\u{D558}\u{B098}", "\u{1112}\u{1161}\u{1102}\u{1161}")
        try await bank.count(.player1, whole, "두리")
        try await bank.count(.player1, "두리", parts)
        #expect(try await bank.score(parts, "두리") == Score(player1Score: 1, player2Score: 1))
        #expect(try await bank.scores.scores().count == 1)
    }

    @Test("pairs with similar names have separate scores")
    func pairs() async throws {
        let names = ["a", "aa", "b", "ab", "ba", "a a", "A"]
        var count = 0
        for first in names.indices {
            for second in names.indices.dropFirst(first + 1) {
                try await bank.count(.player1, names[first], names[second])
                count += 1
                #expect(try await bank.scores.scores().count == count)
            }
        }
        #expect(
            try await bank.scores.scores().allSatisfy {
                $0.score.player1Score + $0.score.player2Score == 1
            }
        )
    }

    @Test(
        "refuses invalid and equal names, and writes nothing",
        arguments: [
            ("", "두리", "game.player"), ("  ", "두리", "game.player"),
            ("a/b", "두리", "game.player"), ("a\nb", "두리", "game.player"),
            (String(repeating: "가", count: 21), "두리", "game.player"),
            ("두리", "두리", "game.players"), (" 두리", "두리 ", "game.players"),
        ]
    )
    func refused(name: String, other: String, code: String) async throws {
        let bank = try TestBank(on: nil)
        #expect(try await refusalCode { try await bank.count(nil, name, other) } == code)
        #expect(try await refusalCode { try await bank.count(nil, other, name) } == code)
        #expect(try await refusalCode { try await bank.score(name, other) } == code)
        #expect(try await refusalCode { try await bank.reset(name, other) } == code)
        #expect(try await refusalCode { try await bank.ledger.businessDate() } == "book.missing")
    }
}
