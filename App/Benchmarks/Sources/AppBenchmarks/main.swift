import Benchmarking

try BenchmarkProgram(commandRows).run(CommandLine.arguments)
