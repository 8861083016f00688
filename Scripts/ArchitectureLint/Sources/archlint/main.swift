import ArchitectureLint

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

let answer = CommandLineTool().run(Array(CommandLine.arguments.dropFirst()))
let wasWritten =
    StandardStream.output.write(answer.output) && StandardStream.errors.write(answer.errors)
exit(wasWritten ? answer.status.rawValue : ExitStatus.outputFailed.rawValue)
