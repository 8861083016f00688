import Console
import Foundation

let io = StandardIO()
let status = await CommandLineProgram.run(
    Array(CommandLine.arguments.dropFirst()),
    name: "probe",
    options: probeOptions,
    io: io
) { globals in
    try CommandLineProgram(
        name: "probe",
        version: "1.2.3",
        abstract: "Shows what a program made with Console does.",
        options: probeOptions,
        commands: probeCommands(secrets: secretReader(io: io, globals: globals), io: io),
        io: io
    )
}
exit(status.rawValue)
