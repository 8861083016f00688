import Benchmarking

try BenchmarkProgram(postRows).run(CommandLine.arguments)
