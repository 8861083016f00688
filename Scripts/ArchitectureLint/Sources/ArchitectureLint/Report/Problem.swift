/// Why nothing could be proved, or not all: something that could not be read, or a rule that
/// looked at nothing. A run with a problem never passes.
public struct Problem: Error, Equatable, Sendable {
    /// What kind of problem it is, which decides the exit code; its word stands in documents.
    public enum Kind: String, CaseIterable, Sendable {
        /// The command line cannot be understood.
        case usage
        /// A manifest, a source or the rules file is not as it must be.
        case badData = "bad-data"
        /// A file or folder cannot be read.
        case unreadable
        /// The proof contradicts itself, or a tool that it rests on failed.
        case internalError = "internal-error"
        /// The answer could not be written.
        case outputFailed = "output-failed"
    }

    /// What kind of problem it is.
    public let kind: Kind
    /// The file or folder it is about, relative to the root; empty for the whole.
    public let place: String
    /// What is wrong and what to do, in a line or more.
    public let message: String

    /// A problem.
    public init(_ kind: Kind, at place: String = "", _ message: String) {
        self.kind = kind
        self.place = place
        self.message = message
    }
}

extension Problem {
    /// The problem as people read it on standard error.
    var line: String {
        let place = place.isEmpty ? "" : "\(place.onOneLine): "
        return "archlint: \(place)\(message.onItsLines)\n"
    }

    /// The place taken apart: `Package.swift:3:14` is a file, a line and a column. Nothing for the
    /// whole.
    var location: (file: String, line: Int?, column: Int?)? {
        guard !place.isEmpty else { return nil }
        var file = place[...]
        var numbers: [Int] = []
        while numbers.count < 2, let colon = file.lastIndex(of: ":"), colon > file.startIndex,
            let number = Int(file[file.index(after: colon)...]), number > 0
        {
            numbers.insert(number, at: 0)
            file = file[..<colon]
        }
        return (
            String(file), numbers.first, numbers.count == 2 ? numbers.last : nil
        )
    }
}

/// A problem in a JSON document.
struct ProblemEntry: Encodable {
    let kind: String
    let place: String
    let message: String

    init(_ problem: Problem) {
        kind = problem.kind.rawValue
        place = problem.place
        message = problem.message
    }
}
