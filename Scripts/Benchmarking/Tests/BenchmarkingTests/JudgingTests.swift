import Benchmarking
import Testing

@testable import BenchmarkReport

@Suite("Goals and figures")
struct JudgingTests {
    @Test("a figure has the median of the rounds' ratios, not the ratio of the medians")
    func ratios() {
        let line = Line(.time, measured: [10, 40, 21], floor: [10, 10, 20], goal: nil)
        #expect(line.measured == 21)
        #expect(line.floor == 10)
        #expect(line.ratio == 1.05)
        #expect(line.spread == [1, 4])
        #expect(line.verdict == nil)
    }

    @Test("a figure equal to its goal holds, and a greater one misses it")
    func goals() {
        let goal = Goal.ratio(.time, atMost: 1.5)
        #expect(Line(.time, measured: [3], floor: [2], goal: goal).verdict == .holds)
        #expect(Line(.time, measured: [3.01], floor: [2], goal: goal).verdict == .missed)
        let none = Goal.value(.allocations, atMost: 0)
        #expect(Line(.allocations, measured: [0], floor: [5], goal: none).verdict == .holds)
        #expect(Line(.allocations, measured: [0.1], floor: [5], goal: none).verdict == .missed)
    }

    @Test("a goal whose figure was not measured is reported as such")
    func notMeasured() {
        let goal = Goal.ratio(.instructions, atMost: 1.2)
        #expect(Line(.instructions, measured: [], floor: [], goal: goal).verdict == .notMeasured)
        #expect(report(of: [], [goal]).exitCode == .notMeasured)
    }

    @Test("a missed goal determines the exit code before one that was not measured")
    func exitCodes() {
        let goals = [Goal.ratio(.instructions, atMost: 1.2), .ratio(.time, atMost: 2)]
        func samples(_ measured: Double) -> [Samples] {
            [Samples(row: "a", figure: .time, measured: [measured], floor: [1])]
        }
        #expect(report(of: samples(3), goals).exitCode == .missed)
        #expect(report(of: samples(1), goals).exitCode == .notMeasured)
        #expect(report(of: samples(1), [.ratio(.time, atMost: 2)]).exitCode == .holds)
    }

    @Test("the median of an even number of values is the mean of the two in the middle")
    func median() {
        #expect([4.0, 1, 3, 2].median == 2.5)
        #expect([7.0].median == 7)
        #expect([Double]().median == nil)
    }
}

/// Returns a report of one row.
func report(
    of samples: [Samples],
    _ goals: [Goal],
    counts: [Count] = [],
    failure: String? = nil
) -> Report {
    Report(
        rounds: 7,
        instructions: "valgrind-3.19.0",
        rows: [
            Row(
                package: "Sample",
                description: BenchmarkDescription(
                    name: "a",
                    title: "Something",
                    floor: "something else",
                    goals: goals
                ),
                samples: samples,
                counts: counts,
                failure: failure
            )
        ]
    )
}
