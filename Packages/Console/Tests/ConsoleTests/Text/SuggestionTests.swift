import Console
import Testing

@Suite("Suggestion")
struct SuggestionTests {
    @Test(
        "the nearest name is suggested",
        arguments: [
            ("transfr", "transfer"), ("trasnfer", "transfer"), ("accont", "account"),
            ("--jsno", "--json"), ("TRANSFER", "transfer"), ("세이프박수", "세이프박스"),
        ]
    )
    func suggests(word: String, meant: String) {
        let names = ["account", "transfer", "safebox", "세이프박스", "--json", "--yes"]
        #expect(Suggestion.nearest(to: word, among: names) == meant)
    }

    @Test(
        "no name is suggested for a word that is not similar to any",
        arguments: ["loan", "x", ""]
    )
    func staysSilent(word: String) {
        #expect(Suggestion.nearest(to: word, among: ["account", "transfer"]) == nil)
        #expect(Suggestion.question(for: word, among: ["account", "transfer"]) == "")
    }
}
