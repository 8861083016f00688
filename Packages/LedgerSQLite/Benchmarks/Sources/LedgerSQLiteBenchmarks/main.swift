import Benchmarking

try BenchmarkProgram(dayRows + paydayRows + auditRows).run(CommandLine.arguments)
