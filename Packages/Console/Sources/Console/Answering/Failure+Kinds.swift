extension Failure {
    /// A command line that is wrong.
    static func usage(_ code: String, _ message: String) -> Failure {
        Failure(status: .usage, code: "usage.\(code)", message: message)
    }

    /// A program that is wrong.
    static func internalError(_ code: String, _ message: String) -> Failure {
        Failure(status: .internalError, code: "internal.\(code)", message: message)
    }

    /// A file that cannot be read.
    static func unreadable(_ path: String, reason: String) -> Failure {
        Failure(
            status: .unreadable,
            code: "file.unreadable",
            message: "The file '\(path)' cannot be read: \(reason)."
        )
    }

    /// The person pressed Ctrl-C; there is nothing to say.
    static let interrupted = Failure(status: .interrupted, code: "interrupted", message: "")
}
