import Benchmarking
import Testing

@testable import BenchmarkReport

@Suite("A figure")
struct JudgingTests {
    @Test("has the median of the rounds' ratios, not the ratio of the medians")
    func ratios() {
        let line = Line(.time, measured: [10, 40, 21], floor: [10, 10, 20], goal: nil)
        #expect(line.measured == 21)
        #expect(line.floor == 10)
        #expect(line.ratio == 1.05)
        #expect(line.spread == [1, 4])
        #expect(line.verdict == nil)
    }

    @Test("keeps to a goal that it just reaches, and misses one by the least")
    func goals() {
        let goal = Goal.ratio(.time, atMost: 1.5)
        #expect(Line(.time, measured: [3], floor: [2], goal: goal).verdict == .holds)
        #expect(Line(.time, measured: [3.01], floor: [2], goal: goal).verdict == .missed)
        let none = Goal.value(.allocations, atMost: 0)
        #expect(Line(.allocations, measured: [0], floor: [5], goal: none).verdict == .holds)
        #expect(Line(.allocations, measured: [0.1], floor: [5], goal: none).verdict == .missed)
    }

    @Test("that was not measured is not held")
    func notMeasured() {
        let goal = Goal.ratio(.instructions, atMost: 1.2)
        #expect(Line(.instructions, measured: [], floor: [], goal: goal).verdict == .notMeasured)
        #expect(report(of: [], [goal]).status == .notMeasured)
    }

    @Test("that misses its goal outweighs one that was not measured")
    func status() {
        let goals = [Goal.ratio(.instructions, atMost: 1.2), .ratio(.time, atMost: 2)]
        func samples(_ measured: Double) -> [Samples] {
            [Samples(row: "a", figure: .time, measured: [measured], floor: [1])]
        }
        #expect(report(of: samples(3), goals).status == .missed)
        #expect(report(of: samples(1), goals).status == .notMeasured)
        #expect(report(of: samples(1), [.ratio(.time, atMost: 2)]).status == .holds)
    }

    @Test("the median of an even number is the mean of the two in the middle")
    func median() {
        #expect([4.0, 1, 3, 2].median == 2.5)
        #expect([7.0].median == 7)
        #expect([Double]().median == nil)
    }
}

/// A report of one row.
func report(of samples: [Samples], _ goals: [Goal], counts: [Count] = []) -> Report {
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
                counts: counts
            )
        ]
    )
}
