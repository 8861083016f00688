import Benchmarking

/// The options of a command line.
struct Options: Equatable {
    /// An executable with the benchmarks of a package.
    struct Executable: Equatable {
        let package: String
        let path: String
    }

    var executables: [Executable] = []
    /// The pattern of the benchmarks to run; nil for all of them.
    var only: String?
    var rounds = 11
    var isJSON = false
    var countsInstructions = true
    /// A Boolean value that indicates whether work has the size of its goal.
    var isLong = false
    /// A Boolean value that indicates whether only the options and the file are checked.
    var isCheck = false
    /// The path of an earlier answer in JSON.
    var earlier: String?

    /// Parses a command line.
    ///
    /// - Parameter arguments: The command line without the program, with executables as
    ///   `PACKAGE=PATH`.
    /// - Throws: ``Failure`` for an error in the command line.
    init(_ arguments: [String]) throws(Failure) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--json": isJSON = true
            case "--check": isCheck = true
            case "--no-instructions": countsInstructions = false
            case "--long": isLong = true
            case "--only": only = try Self.value(of: argument, from: &rest)
            case "--compare": earlier = try Self.value(of: argument, from: &rest)
            case "--rounds":
                let text = try Self.value(of: argument, from: &rest)
                guard let number = Int(text), (1...1_000).contains(number) else {
                    throw .usage("--rounds is a number from 1 to 1000, not '\(text)'")
                }
                rounds = number
            default:
                let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
                guard !argument.hasPrefix("-"), parts.count == 2 else {
                    throw .usage("there is no option '\(argument)'")
                }
                executables.append(Executable(package: parts[0], path: parts[1]))
            }
        }
    }

    private static func value(
        of option: String,
        from rest: inout ArraySlice<String>
    ) throws(Failure) -> String {
        guard let value = rest.popFirst(), !value.isEmpty else {
            throw .usage("\(option) needs a value")
        }
        return value
    }
}

/// A part of a name, in which a star matches any text.
struct NamePattern {
    private let parts: [Substring]

    init(_ text: String) {
        parts = text.lowercased().split(separator: "*", omittingEmptySubsequences: true)
    }

    /// Returns true if the name contains the parts in their order.
    func matches(_ name: String) -> Bool {
        var rest = name.lowercased()[...]
        for part in parts {
            guard let found = rest.indices.first(where: { rest[$0...].hasPrefix(part) }) else {
                return false
            }
            rest = rest[found...].dropFirst(part.count)
        }
        return true
    }
}
