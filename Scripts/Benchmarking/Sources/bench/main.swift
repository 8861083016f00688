import BenchmarkReport

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Writes all of a text to a file descriptor.
/// - Returns: what hindered that, as `errno` has it; nil when all is written.
@discardableResult
func put(_ text: String, to descriptor: Int32) -> Int32? {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
        let written = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        if written < 0, errno == EINTR { continue }
        guard written > 0 else { return errno }
        rest = rest.dropFirst(written)
    }
    return nil
}

let tool = BenchTool { put($0 + "\n", to: 2) }
let answer = tool.run(Array(CommandLine.arguments.dropFirst()))
put(answer.errors, to: 2)
if let hindrance = put(answer.output, to: 1) {
    let reason = String(cString: strerror(hindrance))
    put("Scripts/bench: the answer could not be written: \(reason)\n", to: 2)
    exit(ExitStatus.outputFailed.rawValue)
}
exit(answer.status.rawValue)
