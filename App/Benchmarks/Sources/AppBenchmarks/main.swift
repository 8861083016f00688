import Benchmarking

try BenchmarkProgram(commandRows + screenRows).run(CommandLine.arguments)
