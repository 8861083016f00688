import ArchitectureLint

let answer = CommandLineTool(in: .current).run(Array(CommandLine.arguments.dropFirst()))
StandardStream.end(answer.output, errors: answer.errors, answer.status)
