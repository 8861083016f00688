import Testing

@testable import Benchmarking

@Suite("BenchmarkProgram")
struct BenchmarkProgramTests {
    private let sample = Benchmark(
        "sum",
        of: "The sum of a thousand numbers",
        beside: "a loop over them",
        goals: [.ratio(.time, atMost: 1.2), .value(.allocations, atMost: 0)]
    ) {
        let numbers = opaque(Array(0..<1_000))
        return .compared(
            .repeating { times in for _ in 0..<times { blackHole(sum(numbers)) } },
            with: .repeating { times in for _ in 0..<times { blackHole(loop(numbers)) } }
        )
    }

    @Test("a measurement has a sample of each side for each round")
    func samples() throws {
        let samples = try #require(try sample.measure(rounds: 2).samples.first)
        #expect(samples.row == "sum")
        #expect(samples.figure == .time)
        #expect(samples.measured.count == 2)
        #expect(samples.floor.count == 2)
    }

    @Test("the floor is counted before the measured side")
    func counts() throws {
        var counting = Counting()
        try sample.count(by: &counting)
        #expect(counting.segments.map(\.isFloor) == [true, true, false, false])
    }

    @Test("work on several threads is counted, work that is only timed is not")
    func threadedAndTimed() throws {
        var counting = Counting()
        try Benchmark("large", of: "Large work") {
            .timed(.repeating { _ in }, with: .repeating { _ in })
        }.count(by: &counting)
        #expect(counting.segments.isEmpty)
        try Benchmark("threads", of: "Threads") {
            .threaded(.repeating { _ in }, with: .repeating { _ in })
        }.count(by: &counting)
        #expect(counting.segments.count == 4)
    }

    @Test("bytes have samples only where the system provides them")
    func bytes() throws {
        let measured = try Benchmark("bytes", of: "Bytes") { .bytes { 12 } }.measure(rounds: 9)
            .samples
        #expect(measured == [Samples(row: "bytes", figure: .bytes, measured: [12], floor: [])])
        let unknown = try Benchmark("bytes", of: "Bytes") { .bytes { nil } }.measure(rounds: 9)
            .samples
        #expect(unknown == [Samples(row: "bytes", figure: .bytes, measured: [], floor: [])])
    }

    @Test("a measurement states whether its instructions can be counted")
    func isCounted() throws {
        #expect(try sample.measure(rounds: 1).isCounted)
        #expect(try !Benchmark("bytes", of: "Bytes") { .bytes { 12 } }.measure(rounds: 1).isCounted)
    }

    @Test("work that measures itself has the samples of each of its figures")
    func sampled() throws {
        let samples = try Benchmark("self", of: "Work") {
            var round = 0.0
            return .sampled {
                round += 1
                return [.init(.bytes, nil), .init(.elapsed, round, beside: 2 * round)]
            }
        }.measure(rounds: 2).samples
        #expect(
            samples == [
                Samples(row: "self", figure: .elapsed, measured: [1, 2], floor: [2, 4]),
                Samples(row: "self", figure: .bytes, measured: [], floor: []),
            ]
        )
    }

    @Test("a stopwatch measures the CPU and the clock")
    func stopwatch() {
        let stopwatch = Stopwatch()
        var sum = 0
        while stopwatch.time < 1_000_000 { sum += 1 }
        blackHole(sum)
        #expect(stopwatch.elapsed > 0)
    }

    @Test(
        "an unknown command line is refused",
        arguments: [
            ([], "describe, measure ROUNDS NAME or count NAME"),
            (["measure", "none"], "measure needs a number of rounds"),
            (["count", "smu"], "there is no benchmark 'smu'"),
        ]
    )
    func usage(arguments: [String], message: String) {
        let error = #expect(throws: BenchmarkProgram.UsageError.self) {
            try BenchmarkProgram([sample]).run(["program"] + arguments)
        }
        #expect(error?.description == message)
    }
}

@inline(never)
private func sum(_ numbers: [Int]) -> Int { numbers.reduce(0, +) }

@inline(never)
private func loop(_ numbers: [Int]) -> Int {
    var sum = 0
    for number in numbers { sum += number }
    return sum
}
