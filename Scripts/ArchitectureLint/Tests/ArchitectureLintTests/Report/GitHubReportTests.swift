import Testing

@testable import ArchitectureLint

@Suite("A report for GitHub")
struct GitHubReportTests {
    @Test("annotates each place, and ends with the summary")
    func annotations() throws {
        let report = try SampleReport.rich()
        #expect(
            GitHubReport(report: report, folder: "", isQuiet: false).text == """
                ::error file=Card/Sources/Card.swift,line=3,title=archlint%3A apart::Card imports \
                Deposit%0AWhy: A feature changes alone.%0Afix: ask for it by an interface.%0Aalso \
                Card/Sources/Card.swift:8
                ::warning file=Card/Sources/Card.swift,line=3,title=archlint%3A cycle::a circle: \
                Card → Deposit → Card%0ACard → Deposit  Card/Sources/Card.swift:3%0ADeposit → Card  \
                Deposit/Package.swift:9%0AWhy: Circles change together.%0Afix: take a step away.
                ::error file=Safe/Package.swift,line=7,col=2,title=archlint::the manifest is odd
                1 violation, 1 warning, and 1 problem: not everything could be examined

                """
        )
    }

    @Test("names files relative to the checkout")
    func workspace() throws {
        let site = try TemporaryFolder()
        try site.write("{ version: 1, groups: [], ruls: [] }", to: "Apps/Bank/.archlint.json5")
        let tool = CommandLineTool(in: RunEnvironment(variables: ["GITHUB_WORKSPACE": site.path]))
        let answer = tool.run(["\(site.path)/Apps/Bank", "--format", "github", "--no-cache"])
        #expect(answer.status == .badData)
        #expect(answer.output.hasPrefix("::error file=Apps/Bank/.archlint.json5,line=1,col=27,"))
        let missing = "\(site.path)/none"
        let named = tool.run([
            "\(site.path)/Apps/Bank", "--format", "github", "--baseline", missing,
        ])
        #expect(named.output.hasPrefix("::error file=\(missing),title="))
    }

    @Test(
        "splits the place of a problem",
        arguments: [
            ("Package.swift", "Package.swift", nil, nil),
            ("Package.swift:3", "Package.swift", 3, nil),
            ("a.json5:3:14", "a.json5", 3, 14),
            ("a:b:3", "a:b", 3, nil),
            ("C:", "C:", nil, nil),
            (":1", ":1", nil, nil),
        ] as [(String, String, Int?, Int?)]
    )
    func places(place: String, file: String, line: Int?, column: Int?) throws {
        let location = try #require(Problem(.badData, at: place, "").location)
        #expect(location == (file, line, column))
    }
}
