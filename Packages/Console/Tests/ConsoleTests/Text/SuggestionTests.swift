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
        "spaces and emoji do not hide a near name",
        arguments: ["여행", "여행✈", "여햄", "👨‍👩‍👧 여행 💰", "여행 통장"]
    )
    func emoji(word: String) {
        let names = ["저축 💰", "여행 ✈️", "생활비", "🏠"]
        #expect(Suggestion.nearest(to: word, among: names) == (word == "여행 통장" ? nil : "여행 ✈️"))
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
