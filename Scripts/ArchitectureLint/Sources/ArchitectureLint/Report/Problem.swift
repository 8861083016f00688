/// A problem that prevents a complete result, such as a file that cannot be read.
package struct Problem: Error, Equatable, Sendable {
    /// The kind, which is also the exit code.
    package let kind: ExitCode
    /// The path of the file or folder, with line and column if known; empty for the whole run.
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
    /// Creates a problem from an error; an error of an unexpected type is internal.
    init(_ error: any Error) { self = error as? Problem ?? Problem(.internalError, "\(error)") }

    /// The message for standard error.
    var line: String {
        let place = place.isEmpty ? "" : "\(place.onOneLine): "
        return "archlint: \(place)\(message.onItsLines)\n"
    }

    /// The file, line and column in `place`, such as `Package.swift:3:14`.
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
    /// Returns the result of `work`, with any error converted to a `Problem`.
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
    /// Returns the values of the successful results, and appends the problems of the failed
    /// results.
    mutating func collect<Value>(_ results: [Result<Value, Problem>]) -> [Value] {
        append(contentsOf: results.compactMap(\.problem))
        return results.compactMap { try? $0.get() }
    }

    /// Returns the result of `work`; if `work` throws, appends the problem and returns `other`.
    mutating func collect<Value>(or other: Value, _ work: () throws -> Value) -> Value {
        collect([Result.of(work)]).first ?? other
    }
}
