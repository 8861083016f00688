import Foundation
import Testing

@testable import BenchmarkReport

@Suite("Rows that fail")
struct FailedRowTests {
    /// The executable `BenchmarkProbe`, which is built beside the tests.
    private static let probe: String = {
        #if os(macOS)
            let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
            let folder = bundle.bundleURL.deletingLastPathComponent()
        #else
            let folder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
                .deletingLastPathComponent()
        #endif
        return folder.appending(path: "BenchmarkProbe").path
    }()

    private func report(_ options: [String]) throws -> (Report, BenchTool.Answer) {
        let answer = BenchTool().run(
            ["--json", "--rounds", "1", "--no-instructions"] + options + ["Probe=\(Self.probe)"]
        )
        let document = try JSONDecoder().decode(ReportDocument.self, from: Data(answer.output.utf8))
        return (document.report, answer)
    }

    @Test("a row that throws or traps is reported with its error, and the next row is measured")
    func failures() throws {
        let (report, answer) = try report([])
        #expect(report.rows.map(\.name) == ["throws", "traps", "size"])
        let command = "'\(Self.probe) measure 1"
        let failures = report.rows.map { $0.failure ?? "" }
        #expect(failures[0] == "\(command) throws' ended with 1: there is no bank\nnor a book")
        #expect(failures[1].hasPrefix("\(command) traps' ended by signal "))
        #expect(failures[2].isEmpty)
        #expect(report.rows[0].lines.map(\.verdict) == [.notMeasured])
        #expect(report.rows[2].lines.map(\.measured) == [1])
        #expect(answer.exitCode == .failed)
        for failure in failures[..<2] {
            #expect(answer.errors.contains("Scripts/bench: Probe: \(failure)\n"))
        }
    }

    @Test("a package whose program fails is a row of the report, and other packages are measured")
    func package() throws {
        let (report, answer) = try report(["--only", "size", "Card=/bin/false"])
        #expect(report.rows.map(\.package) == ["Card", "Probe"])
        #expect(report.rows.map(\.name) == ["*", "size"])
        #expect(report.rows.map(\.failure) == ["'/bin/false describe' ended with 1", nil])
        #expect(answer.exitCode == .failed)
    }

    @Test("each row is announced before it is measured")
    func progress() {
        var lines: [String] = []
        _ = BenchTool { lines.append($0) }.run(
            ["--rounds", "1", "--only", "t*r*s", "Probe=\(Self.probe)"]
        )
        #expect(lines == ["Measuring Probe: throws (1 of 2)", "Measuring Probe: traps (2 of 2)"])
    }

    @Test("the option --long measures work of the size of its goal", arguments: [false, true])
    func long(isLong: Bool) throws {
        let (report, _) = try report(["--only", "size"] + (isLong ? ["--long"] : []))
        #expect(report.rows.map(\.title) == [isLong ? "A large size" : "A small size"])
        #expect(report.rows.map { $0.lines.map(\.measured) } == [[isLong ? 1_000_000 : 1]])
    }
}
