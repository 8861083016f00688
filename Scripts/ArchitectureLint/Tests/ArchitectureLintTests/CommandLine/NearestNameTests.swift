import Testing

@testable import ArchitectureLint

@Suite("The nearest name")
struct NearestNameTests {
    private let commands = ["imports", "manifests", "why", "graph", "init"]

    @Test(
        "needs the fewest changes, where a swap of adjacent letters is one",
        arguments: [
            ("import", "imports"), ("manfests", "manifests"), ("grafh", "graph"),
            ("wyh", "why"), ("intI", nil), ("garph", "graph"), ("whyy", "why"),
            ("status", nil), ("", nil),
        ]
    )
    func near(name: String, meant: String?) {
        #expect(NearestName.of(name, in: commands) == meant)
    }

    @Test("is the first of several equally near names")
    func first() {
        #expect(NearestName.of("cat", in: ["car", "bat"]) == "car")
        #expect(NearestName.of("cat", in: []) == nil)
    }

    @Test("has the distance of the definition, for all words of up to three letters")
    func definition() {
        let letters: [Character] = ["a", "b", "c"]
        var words = [""]
        for length in 0..<3 {
            words += words.filter { $0.count == length }.flatMap { word in
                letters.map { word + String($0) }
            }
        }
        #expect(words.count == 40)
        for left in words {
            for right in words {
                #expect(
                    NearestName.distance(left, right) == changes(left[...], right[...]),
                    "\(left) \(right)"
                )
            }
        }
    }

    /// The fewest changes, from the ends of both.
    private func changes(_ left: Substring, _ right: Substring) -> Int {
        guard let letter = left.last, let other = right.last else {
            return left.count + right.count
        }
        let (before, otherBefore) = (left.dropLast(), right.dropLast())
        var least = min(
            changes(before, otherBefore) + (letter == other ? 0 : 1),
            changes(before, right) + 1,
            changes(left, otherBefore) + 1
        )
        if letter == otherBefore.last, other == before.last {
            least = min(least, changes(before.dropLast(), otherBefore.dropLast()) + 1)
        }
        return least
    }
}
