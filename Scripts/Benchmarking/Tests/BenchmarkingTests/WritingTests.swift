import Benchmarking
import Testing

@testable import BenchmarkReport

@Suite("Texts of a report")
struct WritingTests {
    private let sample = report(
        of: [Samples(row: "a", figure: .time, measured: [24, 26, 25], floor: [20, 20, 20])],
        [
            .ratio(.time, atMost: 1.3), .ratio(.instructions, atMost: 1.2),
            .value(.allocations, atMost: 0), .value(.bytes, atMost: 350),
        ],
        counts: [
            Count(row: "a", isFloor: true, instructions: 1_000, allocations: 0),
            Count(row: "a", isFloor: false, instructions: 1_234.2, allocations: 0),
        ]
    )

    @Test("a report is printed as a table")
    func table() {
        let text = TableText.text(of: sample)
        #expect(
            text == """
                Medians of 7 rounds, both sides measured in turns; time is that of the CPU.
                Instructions and allocations: valgrind-3.19.0.

                Sample            measured       floor    ratio        spread     goal

                Something  [a]
                beside something else
                  time               25 ns       20 ns    1.25×     1.20–1.30  ≤ 1.30×  holds
                  instructions       1,234       1,000    1.23×                ≤ 1.20×  MISSED
                  allocations            0           0        –                    ≤ 0  holds
                  bytes                  –           –        –                ≤ 350 B  not measured

                2 goals hold, 1 missed, 1 not measured.

                """
        )
    }

    @Test("a row that failed has its measured figures and the first line of its error")
    func failure() {
        let failed = report(
            of: [Samples(row: "a", figure: .time, measured: [25], floor: [20])],
            [.value(.allocations, atMost: 0)],
            failure: "'/tmp/SampleBenchmarks count a' ended with 1: there is no bank\nnor a book"
        )
        #expect(
            TableText.text(of: failed).hasSuffix(
                """
                Something  [a]
                beside something else
                  time               25 ns       20 ns    1.25×
                  allocations            –           –        –                    ≤ 0  not measured
                  FAILED: '/tmp/SampleBenchmarks count a' ended with 1: there is no bank

                0 goals hold, 0 missed, 1 not measured; 1 row failed.

                """
            )
        )
        #expect(failed.exitCode == .failed)
    }

    @Test("a report can be read again from its JSON")
    func json() throws {
        let text = try ReportDocument(sample).text()
        let folder = try TemporaryFolder()
        try folder.write(text, to: "report.json")
        #expect(try ReportDocument.readReport("\(folder.path)/report.json") == sample)
        #expect(try ReportDocument(sample).text() == text)
    }

    @Test("a comparison has every earlier row and the new ones")
    func comparison() {
        let empty = Report(rounds: 7, instructions: "", rows: [])
        let now = report(
            of: [Samples(row: "a", figure: .time, measured: [30], floor: [20])],
            []
        )
        let changes = Comparison(of: now, with: sample).changes
        #expect(changes.map(\.figure) == [.time, .instructions, .allocations, .bytes])
        #expect(changes[0].old == 25)
        #expect(changes[0].new == 30)
        #expect(changes[0].oldRatio == 1.25)
        #expect(changes[0].newRatio == 1.5)
        #expect(changes[1].new == nil)
        #expect(Comparison(of: now, with: empty).changes.map(\.new) == [30])
        #expect(
            ComparisonText.text(of: Comparison(of: now, with: sample)).contains(
                "a, time                                 25 ns      30 ns    +20 %    1.25×"
                    + "    1.50×    +20 %\n"
            )
        )
    }

    @Test(
        "numbers have as many digits as are significant",
        arguments: [
            (0, "0"), (0.25, "0.25"), (3.42, "3.4"), (39.96, "40.0"), (187.4, "187"),
            (2_911.3, "2,911"), (1_234_567, "1,234,567"), (-3.42, "-3.4"), (1, "1"),
        ]
    )
    func numbers(number: Double, text: String) {
        #expect(NumberText.number(number) == text)
    }

    @Test("changes are printed in percent")
    func changes() {
        #expect(NumberText.change(100, 103) == "+3 %")
        #expect(NumberText.change(100, 97) == "-3 %")
        #expect(NumberText.change(100, 100.2) == "0 %")
        #expect(NumberText.change(0, 0) == "0 %")
        #expect(NumberText.change(0, 3) == "from 0")
        #expect(NumberText.change(nil, 3) == "–")
    }
}
