// A program that uses a book like the bank, and that tests kill or run with little room and few
// permissions.

import Bookkeeping
import LedgerSQLite

let arguments = CommandLine.arguments.dropFirst()
guard let command = arguments.first.flatMap({ ProbeCommand(rawValue: $0) }),
    let book = arguments.dropFirst().first
else {
    Output.error(
        "usage: LedgerProbe \(ProbeCommand.names) BOOK "
            + "[PREFIX COUNT | BYTES | OPERATION MODE COUNT]"
    )
    exitProcess(64)
}

do {
    let probe = try Probe(book: book)
    try await probe.run(command, Array(arguments.dropFirst(2)))
    try await probe.close()
} catch let error as BankError {
    Output.error("\(error.code): \(error.message)")
    exitProcess(1)
}
