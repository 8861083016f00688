import Benchmarking

try BenchmarkProgram(leafRows + treeRows + streamRows + memoryRows).run(CommandLine.arguments)
