/// A command line taken apart: words, flags, and options with a value.
struct Arguments: Equatable {
    /// The words that belong to no option, in their order.
    private(set) var words: [String] = []
    private var flags: Set<String> = []
    private var values: [String: String] = [:]

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
    /// - Throws: `Options.UsageError` for an option that there is not, or that lacks its value.
    init(
        _ arguments: [String],
        flags knownFlags: [String],
        values knownValues: [String: String]
    ) throws(Options.UsageError) {
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
                let names = knownFlags + knownValues.keys.sorted() + ["--help"]
                throw Options.UsageError.unknown(argument, among: names)
            }
            let value = parts.count == 2 ? String(parts[1]) : rest.popFirst()
            guard let value, !value.isEmpty else {
                throw Options.UsageError(message: "\(name) needs \(meaning)")
            }
            values[name] = value
        }
    }

    /// Whether a flag was given.
    func has(_ flag: String) -> Bool { flags.contains(flag) }

    /// The value of an option; nothing when it was not given.
    func value(of option: String) -> String? { values[option] }

    /// The value of an option that has to be one of a few.
    ///
    /// - Throws: `Options.UsageError` that says which there are.
    func choice<Choice: RawRepresentable & CaseIterable>(
        _ option: String,
        default usual: Choice
    ) throws(Options.UsageError) -> Choice where Choice.RawValue == String {
        guard let value = values[option] else { return usual }
        if let choice = Choice(rawValue: value) { return choice }
        let names = Choice.allCases.map(\.rawValue)
        let near = NearestName.of(value, in: names).map { ". Did you mean '\($0)'?" } ?? ""
        let known = names.joined(separator: ", ")
        throw Options.UsageError(message: "\(option) is one of \(known), not '\(value)'\(near)")
    }

    /// The folder to examine, which comes last among the words; the current one when it is missing.
    ///
    /// - Parameter count: how many words come before it.
    /// - Throws: `Options.UsageError` when there are more words than that.
    func folder(after count: Int) throws(Options.UsageError) -> String {
        guard words.count <= count + 1 else {
            throw Options.UsageError(message: "'\(words[count + 1])' is one word too many")
        }
        guard words.count > count else { return "." }
        guard !words[count].isEmpty else {
            throw Options.UsageError(message: "the folder is an empty word")
        }
        return words[count]
    }

    /// Where to keep what the toolchain answers; nothing to keep nothing.
    var cacheFolder: String? {
        has(Self.cacheFlag) ? nil : value(of: "--cache") ?? Cache.defaultFolder
    }
}
