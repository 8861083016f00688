/// A command line taken apart: words, flags, and options with a value.
struct Arguments: Equatable {
    /// The words that belong to no option, in their order.
    private(set) var words: [String] = []
    private var flags: Set<String> = []
    private var values: [String: [String]] = [:]

    /// Options of every command that examines a folder.
    static let cacheFlag = "--no-cache"
    static let cacheValue = ["--cache": "a folder"]

    /// Takes a command line apart. An option's value follows it or stands behind a `=`; everything
    /// behind `--` is a word.
    ///
    /// - Parameters:
    ///   - arguments: what follows the command's name.
    ///   - flags: the options without a value.
    ///   - values: the options with one, and what the value is: `a folder`.
    /// - Throws: `UsageError` for an option that there is not, or that lacks its value.
    init(
        _ arguments: [String],
        flags knownFlags: [String],
        values knownValues: [String: String]
    ) throws(UsageError) {
        let names = knownFlags + knownValues.keys.sorted() + ["--help"]
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
            if knownFlags.contains(argument) {
                flags.insert(argument)
                continue
            }
            let parts = argument.split(
                separator: "=",
                maxSplits: 1,
                omittingEmptySubsequences: false
            )
            let name = parts.first.map(String.init) ?? argument
            guard let meaning = knownValues[name] else {
                if knownFlags.contains(name) {
                    throw UsageError(message: "\(name) takes no value")
                }
                throw UsageError.unknown(argument, among: names)
            }
            if parts.count == 1, let next = rest.first, names.contains(next) {
                throw UsageError(message: "\(name) needs \(meaning), and '\(next)' is an option")
            }
            let value = parts.count == 2 ? String(parts[1]) : rest.popFirst()
            guard let value, !value.isEmpty else {
                throw UsageError(message: "\(name) needs \(meaning)")
            }
            values[name, default: []].append(value)
        }
    }

    /// Whether a flag was given.
    func has(_ flag: String) -> Bool { flags.contains(flag) }

    /// The value of an option, the last when it was given several times; nothing when never.
    func value(of option: String) -> String? { values[option]?.last }

    /// The values of an option that may be given several times.
    func values(of option: String) -> [String] { values[option] ?? [] }

    /// The value of an option that has to be one of a few.
    ///
    /// - Throws: `UsageError` that says which there are.
    func choice<Choice: RawRepresentable & CaseIterable>(
        _ option: String,
        default usual: Choice
    ) throws(UsageError) -> Choice where Choice.RawValue == String {
        guard let value = value(of: option) else { return usual }
        if let choice = Choice(rawValue: value) { return choice }
        let names = Choice.allCases.map(\.rawValue)
        let near = NearestName.of(value, in: names).map { ". Did you mean '\($0)'?" } ?? ""
        let known = names.joined(separator: ", ")
        throw UsageError(message: "\(option) is one of \(known), not '\(value)'\(near)")
    }

    /// Refuses two options of which only one can be meant.
    func exclude(_ one: String, _ other: String) throws(UsageError) {
        let given = flags.union(values.keys)
        guard given.contains(one), given.contains(other) else { return }
        throw UsageError(message: "\(one) and \(other) exclude each other")
    }

    /// The folder to examine, which comes last among the words; the current one when it is missing.
    ///
    /// - Parameter count: how many words come before it.
    /// - Throws: `UsageError` when there are more words than that.
    func folder(after count: Int) throws(UsageError) -> String {
        guard words.count <= count + 1 else {
            throw UsageError(message: "'\(words[count + 1])' is one word too many")
        }
        guard words.count > count else { return "." }
        guard !words[count].isEmpty else {
            throw UsageError(message: "the folder is an empty word")
        }
        return words[count]
    }

    /// The rules file that is named; nothing for the one in the folder, if any.
    var rulesFile: String? { value(of: "--rules") }

    /// Where to keep what the toolchain answers; nothing to keep nothing.
    var cacheFolder: String? {
        has(Self.cacheFlag) ? nil : value(of: "--cache") ?? Cache.defaultFolder
    }
}

extension [String] {
    /// What stands in front of `--`: where options may be.
    var options: ArraySlice<String> { self.prefix { $0 != "--" } }

    /// Whether they ask for help.
    var askForHelp: Bool { options.contains("--help") || options.contains("-h") }

    /// Whether they ask for a JSON document, also where they have a mistake elsewhere.
    var askForJSON: Bool { askedFormat == .json }

    /// The format that they ask for, also where they have a mistake elsewhere.
    var askedFormat: ReportFormat? {
        if options.contains("--json") { return .json }
        let separate = zip(options, options.dropFirst()).filter { $0.0 == "--format" }.map(\.1)
        let joined = options.filter { $0.hasPrefix("--format=") }.map { $0.dropFirst(9) }
        return (separate + joined.map(String.init)).compactMap(ReportFormat.init).first
    }
}
