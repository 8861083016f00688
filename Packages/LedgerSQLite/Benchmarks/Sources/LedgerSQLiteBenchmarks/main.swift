import Benchmarking

try BenchmarkProgram(postRows + readRows + dayRows + paydayRows + auditRows)
    .run(CommandLine.arguments)
