import BenchmarkReport

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Writes a text to a file descriptor.
///
/// - Returns: The number of the error; nil if everything was written.
@discardableResult
func write(_ text: String, to descriptor: Int32) -> Int32? {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
        let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return errno }
        rest = rest.dropFirst(count)
    }
    return nil
}

let tool = BenchTool { write($0 + "\n", to: STDERR_FILENO) }
let answer = tool.run(Array(CommandLine.arguments.dropFirst()))
write(answer.errors, to: STDERR_FILENO)
if let error = write(answer.output, to: STDOUT_FILENO) {
    let reason = String(cString: strerror(error))
    write("Scripts/bench: the answer could not be written: \(reason)\n", to: STDERR_FILENO)
    exit(ExitCode.outputFailed.rawValue)
}
exit(answer.exitCode.rawValue)
