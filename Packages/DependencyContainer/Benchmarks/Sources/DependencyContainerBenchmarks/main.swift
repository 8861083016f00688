import Benchmarking

try BenchmarkProgram(resolvingRows + registeringRows + memoryRows).run(CommandLine.arguments)
