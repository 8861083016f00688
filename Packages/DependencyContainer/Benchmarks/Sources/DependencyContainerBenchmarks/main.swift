import Benchmarking

try BenchmarkProgram(resolvingRows + pathRows + registeringRows + memoryRows)
    .run(CommandLine.arguments)
