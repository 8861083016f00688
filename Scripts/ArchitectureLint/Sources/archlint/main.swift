import ArchitectureLint

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

// The process ends with the answer, so nothing has to be released.
LeakedStorage.enable()
let answer = CommandLineTool(in: .current).run(Array(CommandLine.arguments.dropFirst()))
let wasWritten = StandardStream.output.write(answer.output)
let failure = errno
let wereErrorsWritten = StandardStream.errors.write(answer.errors)
if !wasWritten, failure != EPIPE {
    let reason = String(cString: strerror(failure))
    _ = StandardStream.errors.write("archlint: the answer cannot be written: \(reason)\n")
}
exit((wasWritten && wereErrorsWritten ? answer.status : .outputFailed).rawValue)
