import BenchmarkReport

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Writes all of a text to a file descriptor.
func put(_ text: String, to descriptor: Int32) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
        let written = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        guard written > 0 else { return }
        rest = rest.dropFirst(written)
    }
}

let tool = BenchTool { put($0 + "\n", to: 2) }
let answer = tool.run(Array(CommandLine.arguments.dropFirst()))
put(answer.output, to: 1)
put(answer.errors, to: 2)
exit(answer.status.rawValue)
