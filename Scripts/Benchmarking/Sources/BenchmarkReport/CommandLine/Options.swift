import Benchmarking

/// What the command line asks for.
struct Options: Equatable {
    /// An executable with benchmarks, and the package that they belong to.
    struct Executable: Equatable {
        let package: String
        let path: String
    }

    var executables: [Executable] = []
    /// Only benchmarks whose name has this in it.
    var only: String?
    var rounds = 11
    var isJSON = false
    var countsInstructions = true
    /// Only whether the options can be understood, and the file be read.
    var isCheck = false
    /// An earlier answer in JSON to compare with.
    var earlier: String?

    /// Reads a command line.
    /// - Parameter arguments: without the program; executables are written `PACKAGE=PATH`.
    /// - Throws: ``Failure`` of wrong usage.
    init(_ arguments: [String]) throws(Failure) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--json": isJSON = true
            case "--check": isCheck = true
            case "--no-instructions": countsInstructions = false
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
