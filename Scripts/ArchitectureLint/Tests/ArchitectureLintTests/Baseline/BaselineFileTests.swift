import Testing

@testable import ArchitectureLint

@Suite("The file of a baseline")
struct BaselineFileTests {
    private let violations = [
        SampleReport.violation(rule: "cycle", file: "Z.swift"), SampleReport.violation(),
        SampleReport.violation(line: 7), SampleReport.violation(imported: "", message: "stray"),
    ]

    private func read(_ text: String) throws(Problem) -> Baseline {
        try Baseline.read(Array(text.utf8), file: "known.json")
    }

    @Test("is sorted, with counts and reasons")
    func written() throws {
        let text = try Baseline(violations, file: "known.json", keepingReasonsOf: nil).text()
        #expect(
            text == """
                {
                  "known" : [
                    {
                      "file" : "Card/Sources/Card.swift",
                      "imported" : "",
                      "importer" : "Card",
                      "reason" : "",
                      "rule" : "apart"
                    },
                    {
                      "count" : 2,
                      "file" : "Card/Sources/Card.swift",
                      "imported" : "Deposit",
                      "importer" : "Card",
                      "reason" : "",
                      "rule" : "apart"
                    },
                    {
                      "file" : "Z.swift",
                      "imported" : "Deposit",
                      "importer" : "Card",
                      "reason" : "",
                      "rule" : "cycle"
                    }
                  ],
                  "version" : 1
                }

                """
        )
        #expect(try read(text).entries.map(\.key) == Set(violations.map(\.key)).sorted())
        #expect(try read(text).entries.map(\.count) == [1, 2, 1])
        #expect(try read(text).entries.map(\.place?.line) == [3, 10, 18])
    }

    @Test("keeps reasons of the earlier file")
    func reasons() throws {
        let earlier = try read(
            """
            { version: 1, known: [
              // Comments are read, and not kept.
              { rule: "apart", importer: "Card", imported: "Deposit",
                file: "Card/Sources/Card.swift", reason: "until spring" },
            ] }
            """
        )
        let baseline = Baseline(violations, file: "known.json", keepingReasonsOf: earlier)
        #expect(baseline.entries.map(\.reason) == ["", "until spring", ""])
        let change = BaselineChange(from: earlier, to: baseline)
        #expect(change.line == "4 known violations in known.json: 3 new")
        let back = BaselineChange(from: baseline, to: earlier)
        #expect(back.line == "1 known violation in known.json: 3 gone")
        let same = BaselineChange(from: earlier, to: earlier)
        #expect(same.line == "1 known violation in known.json: unchanged")
    }

    @Test(
        "reports a mistake with its place and the nearest name",
        arguments: [
            (
                "{ version: 1, knwon: [] }", "1:15",
                "there is no key 'knwon'; did you mean 'known'?"
            ),
            ("{ known: [] }", "1:1", "a baseline needs 'version'"),
            ("{ version: 2, known: [] }", "1:12", "this archlint reads only version 1, not 2"),
            ("{ version: 1 }", "1:1", "a baseline needs 'known'"),
            ("{ version: 1, known: {} }", "1:22", "known must be a list, not an object"),
            ("[]", "1:1", "a baseline must be an object, not a list"),
            ("{ version: 1, known: [", "1:23", "the list of line 1 is not closed by ']'"),
            ("", "1:1", "the file is empty"),
            (
                "{ version: 1, known: [{ importer: 'A', file: 'f' }] }", "1:23",
                "a known violation needs 'rule'"
            ),
            (
                "{ version: 1, known: [{ rule: 'r', importer: 'A' }] }", "1:23",
                "a known violation needs 'file'"
            ),
            (
                "{ version: 1, known: [\n{ rule: 'r', importer: 'A', file: 'f', count: 0 }] }",
                "2:47", "count must be a whole number from 1, not 0"
            ),
            (
                "{ version: 1, known: [\n{ rule: 'r', importer: 'A', file: 'f' },\n"
                    + "{ rule: 'r', importer: 'A', file: 'f' }] }",
                "3:1",
                "A in f appears twice, first in line 2; write one entry with 'count'"
            ),
        ]
    )
    func mistakes(text: String, place: String, message: String) {
        #expect(throws: Problem(.badData, at: "known.json:\(place)", message)) { try read(text) }
    }

    @Test("preserves any names")
    func hostile() throws {
        let names = [
            "a\"b", "\\", "\n", "\u{0}", "🧨", "{0}", "%", "//", "e\u{301}", "'", "\u{2028}",
        ]
        let violations = names.map { name in
            let steps = ["a", name, "b"].map { SampleReport.step("from", $0, name, 3) }
            return SampleReport.violation(
                rule: name,
                file: name,
                importer: name,
                imported: name,
                chain: steps
            )
        }
        #expect(violations.allSatisfy { $0.key.by.count == 2 })
        let baseline = Baseline(violations, file: "known.json", keepingReasonsOf: nil)
        let back = try read(try baseline.text())
        #expect(back.entries.map(\.key) == baseline.entries.map(\.key))
    }
}
