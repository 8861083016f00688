import Benchmarking

try BenchmarkProgram(leafRows + viewRows + treeRows + streamRows + memoryRows)
    .run(CommandLine.arguments)
