/// Why there is no table: one line for a person, and the status to exit with.
struct Failure: Error, Equatable, CustomStringConvertible {
    let status: ExitStatus
    let description: String

    static func usage(_ text: String) -> Failure { Failure(status: .usage, description: text) }
    static func badData(_ text: String) -> Failure { Failure(status: .badData, description: text) }
    static func unreadable(_ text: String) -> Failure {
        Failure(status: .unreadable, description: text)
    }
    static func failed(_ text: String) -> Failure { Failure(status: .failed, description: text) }
}
