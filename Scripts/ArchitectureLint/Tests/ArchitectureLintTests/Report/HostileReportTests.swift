import Foundation
import Testing

@testable import ArchitectureLint

/// Names that a file, a module or a rule may have and that no format may stumble over.
@Suite("A report with hostile names")
struct HostileReportTests {
    private static let seeds = GeneratedWork.hostileReports.seeds()

    @Test("preserves names in JSON")
    func json() throws {
        try forEachReport { seed, report in
            let data = Data(try JSONReport(report: report).text().utf8)
            let document = try JSONSerialization.jsonObject(with: data) as? [String: Any]
            let found = document?["violations"] as? [[String: Any]] ?? []
            #expect(found.map { $0["file"] as? String } == report.violations.map(\.place.file))
            #expect(found.map { $0["message"] as? String } == report.violations.map(\.message))
            let problems = document?["problems"] as? [[String: Any]] ?? []
            #expect(problems.map { $0["message"] as? String } == report.problems.map(\.message))
        }
    }

    @Test("conforms to SARIF, and preserves paths")
    func sarif() throws {
        try forEachReport { seed, report in
            let log = try SARIFShape(SARIFReport(report: report).text())
            #expect(log.mistakes == [], "seed \(seed)")
            let files = log.results.map { result -> String? in
                let place = (result["locations"] as? [[String: Any]])?.first?["physicalLocation"]
                let file = (place as? [String: Any])?["artifactLocation"] as? [String: String]
                return file?["uri"]?.removingPercentEncoding
            }
            #expect(files == report.violations.map(\.place.file))
            let texts = log.results.map {
                (($0["message"] as? [String: String])?["text"] ?? "")
                    .replacing("{{", with: "{").replacing("}}", with: "}")
            }
            for (text, violation) in zip(texts, report.violations) {
                #expect(text == "\(violation.message)\nfix: \(violation.instead).")
            }
        }
    }

    @Test("is well-formed XML with right counts and preserved texts")
    func junit() throws {
        try forEachReport { seed, report in
            let root = try XMLElement(document: JUnitReport(report: report).text)
            for suite in [root] + root.all("testsuite") {
                #expect(suite.attributes["tests"] == "\(suite.all("testcase").count)")
                #expect(suite.attributes["failures"] == "\(suite.all("failure").count)")
                #expect(suite.attributes["errors"] == "\(suite.all("error").count)")
                #expect(suite.attributes["skipped"] == "\(suite.all("skipped").count)")
            }
            let found = root.all("failure").compactMap { $0.attributes["message"] }
            let written = report.groups.flatMap(\.violations).filter { $0.severity == .error }
            #expect(found == written.map { Self.possible($0.message) }, "seed \(seed)")
        }
    }

    @Test("has one GitHub command a line, and preserves texts")
    func github() throws {
        try forEachReport { seed, report in
            let text = GitHubReport(report: report, folder: "", isQuiet: true).text
            let lines = text.unicodeScalars.split(separator: "\n").map(String.init)
            #expect(lines.count == report.violations.count + report.problems.count)
            for (line, violation) in zip(lines, report.violations) {
                let match = try #require(
                    line.firstMatch(
                        of: /^::(error|warning) file=([^,]*),line=(\d+),title=[^,:]*::/
                    ),
                    "seed \(seed): \(line)"
                )
                #expect(String(match.2).removingPercentEncoding == violation.place.file)
                let message = String(line.unicodeScalars.dropFirst(match.0.unicodeScalars.count))
                #expect(!message.contains("\r"))
                #expect(
                    message.replacing("%0A", with: "\n").replacing("%0D", with: "\r")
                        .replacing("%25", with: "%") == violation.explanation
                )
            }
        }
    }

    @Test("has one line for each place, without control characters")
    func text() throws {
        try forEachReport { seed, report in
            let text = TextReport(report: report, isQuiet: true).output
            let commands = text.unicodeScalars.filter { $0 != "\n" && $0.isControl }
            #expect(commands.isEmpty, "seed \(seed)")
            let advice = report.groups.reduce(0) { $0 + Set($1.violations.map(\.instead)).count }
            let lines = text.unicodeScalars.split(separator: "\n").count
            let steps = report.violations.reduce(0) { $0 + $1.chain.count }
            let places = report.violations.count
            #expect(lines == report.groups.count + places + steps + advice, "seed \(seed)")
        }
    }

    private func forEachReport(_ body: (UInt64, Report) throws -> Void) throws {
        for seed in Self.seeds { try body(seed, report(seed)) }
        GeneratedWork.hostileReports.report(Self.seeds.count)
    }

    /// A text without what XML cannot hold.
    private static func possible(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { text, scalar in
            let isKept = ["\n", "\r", "\t"].contains(scalar)
            let isImpossible = scalar.isControl || scalar.value & 0xFFFE == 0xFFFE
            text +=
                isImpossible && !isKept
                ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : "\(scalar)"
        }
    }

    private func report(_ seed: UInt64) throws -> Report {
        var chance = SeededChance(seed: seed)
        let violations = (0...chance.below(3)).map { index in
            let file = Self.name(&chance)
            return SampleReport.violation(
                rule: chance.below(2) == 0 ? "apart" : Self.name(&chance),
                severity: index > 0 && chance.below(3) == 0 ? .warning : .error,
                reason: Self.name(&chance),
                file: "\(index)\(file)",
                importer: Self.name(&chance),
                imported: Self.name(&chance),
                message: Self.name(&chance),
                chain: chance.below(2) == 0 ? [] : [SampleReport.step(file, "B", file, 1)],
                instead: Self.name(&chance)
            )
        }
        let problems = (0..<chance.below(2)).map { _ in
            Problem(.unreadable, at: Self.name(&chance), Self.name(&chance))
        }
        return Report(try SampleReport.result(violations, problems: problems))
    }

    private static let parts = [
        "a", "Card", " ", "\n", "\r\n", "\r", "\t", "\"", "'", "&", "<", ">", "]]>", "<![CDATA[",
        "<!--", "&#10;", "%", "%0A", "::error::", "::", ":", ",", "{", "}", "{0}", "[x](1)", "\\",
        "\u{0}", "\u{1B}[2J", "\u{7F}", "\u{85}", "\u{2028}", "\u{202E}", "\u{FFFE}", "\u{FFFF}",
        "🧨", "👩‍👩‍👧", "한국", "e\u{301}", "\u{10FFFF}", "/", "..", "#", "?", "C:\\", "`", "$(x)", "|",
    ]

    private static func name(_ chance: inout SeededChance) -> String {
        (0...chance.below(6)).map { _ in chance.element(of: parts) }.joined()
    }
}
