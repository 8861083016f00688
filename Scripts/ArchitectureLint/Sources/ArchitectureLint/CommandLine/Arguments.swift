/// A parsed command line: words, flags and options with values.
struct Arguments: Equatable {
    /// The arguments that are neither options nor values of options.
    private(set) var words: [String] = []
    /// The values of each option on the command line; a flag has an empty list.
    private var values: [String: [String]] = [:]
    var environment = RunEnvironment()

    /// Parses a command line.
    ///
    /// The value of an option is the next argument, or follows a `=`. After `--`, every argument is
    /// a word.
    ///
    /// - Throws: `UsageError` for an unknown option, a missing value, or a flag with a value.
    init(_ arguments: [String], options: [CommandOption]) throws(UsageError) {
        let names = options.map(\.name) + ["--help"]
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--" {
                words += rest
                return
            }
            guard argument.hasPrefix("-"), argument != "-" else {
                words.append(argument)
                continue
            }
            let sign = argument.firstIndex(of: "=") ?? argument.endIndex
            let name = String(argument[..<sign])
            let joined = sign == argument.endIndex ? nil : String(argument[sign...].dropFirst())
            guard let option = options.first(where: { $0.name == name }) else {
                throw UsageError("there is no option '\(argument)'", near: name, among: names)
            }
            guard let meaning = option.value else {
                guard joined == nil else { throw UsageError(message: "\(name) takes no value") }
                values[name] = []
                continue
            }
            if joined == nil, let next = rest.first, names.contains(next) {
                throw UsageError(message: "\(name) needs a \(meaning), but '\(next)' is an option")
            }
            guard let value = joined ?? rest.popFirst(), !value.isEmpty else {
                throw UsageError(message: "\(name) needs a \(meaning)")
            }
            values[name, default: []].append(value)
        }
    }

    func has(_ option: String) -> Bool { values[option] != nil }

    func value(of option: String) -> String? { values[option]?.last }

    func values(of option: String) -> [String] { values[option] ?? [] }

    /// Returns the case of `Choice` that `option` selects, or `usual` if the option is missing.
    func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ option: String,
        default usual: Choice
    ) throws(UsageError) -> Choice {
        guard let value = value(of: option) else { return usual }
        if let choice = Choice(rawValue: value) { return choice }
        let names = Choice.allCases.map(\.rawValue)
        throw UsageError(
            "\(option) must be one of \(names.joined(separator: ", ")), not '\(value)'",
            near: value,
            among: names
        )
    }

    func exclude(_ one: String, _ other: String) throws(UsageError) {
        guard has(one), has(other) else { return }
        throw UsageError(message: "\(one) and \(other) exclude each other; give one of them")
    }

    /// Returns the folder to examine: the last word, or the current folder if that word is missing.
    ///
    /// - Parameter count: The number of words that precede the folder on the command line.
    func folder(after count: Int = 0) throws(UsageError) -> String {
        guard words.count <= count + 1 else {
            throw UsageError(message: "unexpected argument '\(words[count + 1])'")
        }
        guard words.count > count else { return "." }
        guard !words[count].isEmpty else {
            throw UsageError(message: "the path of the folder is empty; give a path, such as '.'")
        }
        return words[count]
    }

    var rulesFile: String? { value(of: "--rules") }

    /// The folder that caches answers of the toolchain; nil with `--no-cache`.
    var cacheFolder: String? {
        has("--no-cache") ? nil : value(of: "--cache") ?? Cache.defaultFolder
    }

    /// Refuses to accept anything on a build server, where no person reviews it.
    ///
    /// - Parameters:
    ///   - refusal: What does not happen: `no edges are frozen`.
    ///   - command: The command to run by hand.
    /// - Throws: `Problem` on a build server.
    func requirePerson(_ refusal: String, command: String) throws(Problem) {
        guard let variable = environment.buildServerVariable else { return }
        throw Problem(
            .usage,
            "\(refusal) on a build server (\(variable) is set). Run '\(command)' by hand, review "
                + "the change, and commit it"
        )
    }

    /// Reads the packages in the folder of `tree`.
    ///
    /// - Throws: `Problem` when there is no package in the folder.
    func workspace(
        of tree: FileTree,
        scope: RuleFile?,
        excluded: [ExcludedFolders] = []
    ) throws -> Workspace {
        let workspace = try Workspace(
            of: tree,
            cacheFolder: cacheFolder,
            scope: scope,
            excluded: excluded
        )
        try workspace.requirePackages()
        return workspace
    }
}

extension [String] {
    /// The arguments before `--`; only these can be options.
    var options: ArraySlice<String> { prefix { $0 != "--" } }

    var askForHelp: Bool { options.contains("--help") || options.contains("-h") }

    /// The requested format, even if another argument has a mistake.
    var requestedFormat: ReportFormat? {
        if options.contains("--json") { return .json }
        let separate = zip(options, options.dropFirst()).filter { $0.0 == "--format" }.map(\.1)
        let joined = options.filter { $0.hasPrefix("--format=") }.map { $0.dropFirst(9) }
        return (separate + joined.map(String.init)).compactMap(ReportFormat.init).first
    }
}

struct UsageError: Error, Equatable {
    let message: String
}

extension UsageError {
    init(_ message: String, near name: String, among names: [String]) {
        let near = NearestName.of(name, in: names).map { ". Did you mean '\($0)'?" } ?? ""
        self.init(message: message + near)
    }

    var problem: Problem { Problem(.usage, message) }
}
