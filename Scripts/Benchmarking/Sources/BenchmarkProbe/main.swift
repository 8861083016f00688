import Benchmarking

// Benchmarks of which some fail, for the tests of the program `bench`.

try BenchmarkProgram([
    Benchmark("throws", of: "Work that throws", goals: [.value(.bytes, atMost: 1)]) {
        throw BenchmarkFailure(description: "there is no bank\nnor a book")
    },
    Benchmark("traps", of: "Work that traps") {
        .bytes { Double(opaque([7])[opaque(1)]) }
    },
    Benchmark("size", of: BenchmarkProgram.isLong ? "A large size" : "A small size") {
        .bytes { BenchmarkProgram.isLong ? 1_000_000 : 1 }
    },
]).run(CommandLine.arguments)
