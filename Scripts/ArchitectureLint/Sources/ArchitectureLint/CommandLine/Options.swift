/// What a command line asks for.
struct Options: Equatable {
    /// What is to be done.
    enum Action: Equatable {
        case prove
        case showHelp
        case showVersion
    }

    /// What is to be done.
    var action = Action.prove
    /// The folder to examine.
    var root = "."
    /// The rules file; nothing for the one in that folder.
    var rulesFile: String?
    /// Whether the imports are held against those that the compiler finds.
    var isCrossChecked = false
    /// Where SwiftPM built what is to be looked into as well.
    var objectFolders: [String] = []
    /// Where to write the proof with all that it rests on; nothing to write none.
    var proofFile: String?
    /// Whether the answer is for programs.
    var json = false
    /// Where to keep what the toolchain answers; nothing to keep nothing.
    var cacheFolder: String? = Cache.defaultFolder

    /// A command line that cannot be understood.
    struct UsageError: Error, Equatable {
        let message: String
    }

    private static let names = [
        "--rules", "--cross-check", "--objects", "--proof", "--json", "--cache", "--no-cache",
        "--version", "--help", "-h",
    ]

    /// Reads a command line.
    ///
    /// - Parameter arguments: what follows the program's name.
    /// - Throws: `UsageError` when it cannot be understood.
    init(_ arguments: [String]) throws(UsageError) {
        var rest = arguments[...]
        var folders: [String] = []
        if rest.first == "help" {
            action = .showHelp
            return
        }
        while let argument = rest.popFirst() {
            switch argument {
            case "-h", "--help":
                action = .showHelp
                return
            case "--version":
                action = .showVersion
                return
            case "--json":
                json = true
            case "--cross-check":
                isCrossChecked = true
            case "--no-cache":
                cacheFolder = nil
            case "--cache":
                guard let folder = rest.popFirst() else {
                    throw UsageError(message: "--cache needs a folder")
                }
                cacheFolder = folder
            case "--rules":
                guard let file = rest.popFirst(), !file.isEmpty else {
                    throw UsageError(message: "--rules needs a file")
                }
                rulesFile = file
            case "--objects":
                guard let folder = rest.popFirst(), !folder.isEmpty else {
                    throw UsageError(message: "--objects needs a folder")
                }
                objectFolders.append(folder)
            case "--proof":
                guard let file = rest.popFirst(), !file.isEmpty else {
                    throw UsageError(message: "--proof needs a file")
                }
                proofFile = file
            case "--":
                folders += rest
                rest = []
            default:
                if argument.hasPrefix("-"), argument != "-" {
                    throw UsageError.unknown(argument, among: Self.names)
                }
                folders.append(argument)
            }
        }
        guard folders.count <= 1 else {
            throw UsageError(message: "only one folder can be examined, not \(folders.count)")
        }
        root = folders.first ?? "."
    }
}

extension Options.UsageError {
    /// An option that there is not, with the one that may be meant.
    static func unknown(_ option: String, among names: [String]) -> Self {
        let near = NearestName.of(option, in: names).map { ". Did you mean '\($0)'?" } ?? ""
        return Self(message: "there is no option '\(option)'\(near)")
    }
}

extension Options {
    /// Examines the folder.
    ///
    /// - Throws: `Problem` when nothing at all could be examined.
    func prove() throws -> Proof {
        try Linter(
            rulesFile: rulesFile,
            cacheFolder: cacheFolder,
            isCrossChecked: isCrossChecked,
            objectFolders: objectFolders
        ).prove(root: root)
    }
}
