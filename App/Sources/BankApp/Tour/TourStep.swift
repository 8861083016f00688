import Console

/// A step of the tour: what is told, what is typed, and how it must end.
struct TourStep: Sendable {
    /// What happens, for the reader.
    let story: String
    /// The command line behind `bank`.
    let arguments: [String]
    /// What is typed where it is not shown, such as a password.
    let secrets: [String]
    /// How the command must end; the tour fails when it ends otherwise.
    let status: ExitStatus

    init(_ story: String, _ line: String, secrets: [String] = [], status: ExitStatus = .success) {
        self.story = story
        arguments = line.split(separator: " ").map(String.init)
        self.secrets = secrets
        self.status = status
    }

    /// The command as one would type it.
    var typed: String { (["bank"] + arguments).joined(separator: " ") }
}
