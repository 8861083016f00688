import Testing

@testable import ArchitectureLint

@Suite("The style of text")
struct TextStyleTests {
    private let reason = "A feature builds and changes alone, with or without others"

    private func output(_ style: TextStyle) throws -> String {
        let violation = SampleReport.violation(
            rule: "alone",
            reason: reason,
            message: "Card imports Deposit, which it may not",
            instead: "ask for what it offers by an interface"
        )
        return TextReport(report: Report(try SampleReport.result([violation])), style: style).output
    }

    @Test("wraps sentences between words, but never the line of a place")
    func wrapped() throws {
        #expect(
            try output(TextStyle(isColored: false, width: 40)) == """
                alone: A feature builds and changes
                alone, with or without others
                Card/Sources/Card.swift:3: error: Card imports Deposit, which it may not
                    fix: ask for what it offers by an
                    interface.

                1 violation

                """
        )
    }

    @Test("wraps nothing without a width, and no long word")
    func whole() throws {
        #expect(try output(.plain).hasPrefix("alone: \(reason)\nCard"))
        #expect(
            TextStyle(isColored: false, width: 3).wrapped("abcdef gh", indent: 2)
                == "  abcdef\n  gh"
        )
    }

    @Test("is bold in headings only")
    func bold() throws {
        for width in [nil, 3, 20, 40] {
            let style = TextStyle(isColored: true, width: width)
            let text = try output(style)
            #expect(
                text.hasPrefix("\u{1B}[1malone:\u{1B}[0m")
                    || text.hasPrefix("\u{1B}[1malone\u{1B}[0m:")
            )
            let plain = text.replacing(/\u{1B}\[[0-9;]*m/, with: "")
            #expect(plain == (try output(TextStyle(isColored: false, width: width))))
        }
    }
}
