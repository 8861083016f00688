import Testing

@testable import Benchmarking

@Suite("The program of a package's benchmarks")
struct BenchmarkProgramTests {
    private let sample = Benchmark(
        "sample",
        of: "Nothing",
        beside: "nothing",
        goals: [.ratio(.time, atMost: 2)]
    ) {
        .compared(
            .repeating { times in for number in 0..<times { blackHole(number) } },
            with: .repeating { times in for number in 0..<times { blackHole(number) } }
        )
    }

    @Test("gives as many samples of each side as there are rounds")
    func samples() throws {
        let samples = try #require(try sample.samples(rounds: 2))
        #expect(samples.row == "sample")
        #expect(samples.figure == .time)
        #expect(samples.measured.count == 2)
        #expect(samples.floor.count == 2)
    }

    @Test("counts the floor before what is measured")
    func counts() throws {
        var counting = Counting()
        try sample.count(by: &counting)
        #expect(counting.segments.map(\.isFloor) == [true, true, false, false])
    }

    @Test("does not count what threads do to each other")
    func timed() throws {
        var counting = Counting()
        try Benchmark("threads", of: "Threads") {
            .timed(.repeating { _ in }, with: .repeating { _ in })
        }.count(by: &counting)
        #expect(counting.segments.isEmpty)
    }

    @Test("has samples of bytes only where there is something to measure")
    func bytes() throws {
        let measured = try Benchmark("bytes", of: "Bytes") { .bytes { 12 } }.samples(rounds: 9)
        #expect(measured == Samples(row: "bytes", figure: .bytes, measured: [12], floor: []))
        let unknown = try Benchmark("bytes", of: "Bytes") { .bytes { nil } }.samples(rounds: 9)
        #expect(unknown == Samples(row: "bytes", figure: .bytes, measured: [], floor: []))
    }

    @Test(
        "refuses what it does not know",
        arguments: [
            ([], "describe, measure ROUNDS NAME… or count NAME…"),
            (["measure", "none"], "measure needs a number of rounds"),
            (["count", "smaple"], "there is no benchmark 'smaple'"),
        ]
    )
    func usage(arguments: [String], message: String) {
        let error = #expect(throws: BenchmarkProgram.UsageError.self) {
            try BenchmarkProgram([sample]).run(["program"] + arguments)
        }
        #expect(error?.description == message)
    }
}
