/// An obstacle to a result: something that cannot be read, or a rule that applies to nothing.
package struct Problem: Error, Equatable, Sendable {
    /// The kind, which is also the exit code.
    package let kind: ExitCode
    /// The file or folder relative to the root, with line and column if known; empty for the whole.
    package let place: String
    /// The mistake and its remedy, in one or more lines.
    package let message: String

    package init(_ kind: ExitCode, at place: String = "", _ message: String) {
        self.kind = kind
        self.place = place
        self.message = message
    }
}

extension Problem {
    /// An error as a problem; an unexpected one is internal.
    init(_ error: any Error) { self = error as? Problem ?? Problem(.internalError, "\(error)") }

    /// The message for standard error.
    var line: String {
        let place = place.isEmpty ? "" : "\(place.onOneLine): "
        return "archlint: \(place)\(message.onItsLines)\n"
    }

    /// The parts of the place: `Package.swift:3:14` is a file, a line and a column.
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
        return (String(file), numbers.first, numbers.count == 2 ? numbers.last : nil)
    }
}

extension Result where Failure == Problem {
    /// The result of some work, with any error as a `Problem`.
    static func of(_ work: () throws -> Success) -> Self {
        do {
            return .success(try work())
        } catch {
            return .failure(Problem(error))
        }
    }

    var problem: Problem? {
        guard case .failure(let problem) = self else { return nil }
        return problem
    }
}

extension [Problem] {
    /// Returns the successes, and appends the failures to the list.
    mutating func collect<Value>(_ results: [Result<Value, Problem>]) -> [Value] {
        append(contentsOf: results.compactMap(\.problem))
        return results.compactMap { try? $0.get() }
    }

    /// Returns the result of some work, or appends its problem and returns `other`.
    mutating func collect<Value>(or other: Value, _ work: () throws -> Value) -> Value {
        collect([Result.of(work)]).first ?? other
    }
}
