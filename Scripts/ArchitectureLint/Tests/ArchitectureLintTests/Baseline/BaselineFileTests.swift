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

    @Test("is sorted, with an entry for each pair of modules")
    func written() throws {
        let text = try Baseline(violations, file: "known.json", keepingReasonsOf: nil).text()
        #expect(
            text == """
                {
                  "known" : [
                    {
                      "imported" : "",
                      "importer" : "Card",
                      "reason" : "",
                      "rule" : "apart"
                    },
                    {
                      "imported" : "Deposit",
                      "importer" : "Card",
                      "reason" : "",
                      "rule" : "apart"
                    },
                    {
                      "imported" : "Deposit",
                      "importer" : "Card",
                      "reason" : "",
                      "rule" : "cycle"
                    }
                  ],
                  "version" : 2
                }

                """
        )
        #expect(try read(text).entries.map(\.key) == Set(violations.map(\.key)).sorted())
        #expect(try read(text).entries.map(\.place?.line) == [3, 9, 15])
    }

    @Test("keeps reasons of the earlier file")
    func reasons() throws {
        let earlier = try read(
            """
            { version: 2, known: [
              // Comments are read, and not kept.
              { rule: "apart", importer: "Card", imported: "Deposit", reason: "until spring" },
            ] }
            """
        )
        let baseline = Baseline(violations, file: "known.json", keepingReasonsOf: earlier)
        #expect(baseline.entries.map(\.reason) == ["", "until spring", ""])
        let change = BaselineChange(from: earlier, to: baseline)
        #expect(change.line == "3 known violations in known.json: 2 new")
        let back = BaselineChange(from: baseline, to: earlier)
        #expect(back.line == "1 known violation in known.json: 2 gone")
        let same = BaselineChange(from: earlier, to: earlier)
        #expect(same.line == "1 known violation in known.json: unchanged")
    }

    @Test("of version 1 is read: the entries of a pair become one, with all their reasons")
    func versionOne() throws {
        let earlier = try read(
            """
            { version: 1, known: [
              { rule: "apart", importer: "Card", imported: "Deposit", file: "A.swift", count: 3 },
              { rule: "apart", importer: "Card", imported: "Deposit", file: "B.swift", reason: "spring" },
              { rule: "apart", importer: "Card", imported: "Deposit", file: "C.swift", reason: "spring" },
              { rule: "apart", importer: "Card", imported: "Deposit", file: "D.swift", reason: "autumn" },
            ] }
            """
        )
        #expect(earlier.entries.map(\.key) == [SampleReport.violation().key])
        #expect(earlier.entries.map(\.reason) == ["spring; autumn"])
        let new = Baseline(
            [SampleReport.violation()],
            file: "known.json",
            keepingReasonsOf: earlier
        )
        #expect(try new.text().contains(#""reason" : "spring; autumn""#))
    }

    @Test("of version 1 has the names of modules, which count for targets with dashes")
    func moduleNames() throws {
        let earlier = try read(
            """
            { version: 1, known: [{ rule: "apart", importer: "Home_iOS", imported: "Deposit",
              file: "A.swift", reason: "spring" }] }
            """
        )
        let violation = SampleReport.violation(importer: "Home-iOS")
        let report = Report(try SampleReport.result([violation]), knowing: earlier)
        #expect(report.violations == [] && report.known.count == 1)
        let new = Baseline([violation], file: "known.json", keepingReasonsOf: earlier)
        #expect(new.entries.map(\.key.importer) == ["Home-iOS"])
        #expect(new.entries.map(\.reason) == ["spring"])
    }

    @Test(
        "reports a mistake with its place and the nearest name",
        arguments: [
            (
                "{ version: 1, knwon: [] }", "1:15",
                "there is no key 'knwon'; did you mean 'known'?"
            ),
            ("{ known: [] }", "1:1", "a baseline needs 'version'"),
            (
                "{ version: 3, known: [] }", "1:12",
                "this archlint reads only versions 1 and 2, not 3"
            ),
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
                "{ version: 1, known: [{ rule: 'r', file: 'f' }] }", "1:23",
                "a known violation needs 'importer'"
            ),
            (
                "{ version: 2, known: [{ rule: 'r', importer: 'A', count: 1 }] }", "1:51",
                "there is no key 'count'; use one of rule, importer, imported, by, reason"
            ),
            (
                "{ version: 2, known: [\n{ rule: 'r', importer: 'A' },\n"
                    + "{ rule: 'r', importer: 'A' }] }",
                "3:1", "A appears twice, first in line 2; remove one of the entries"
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
