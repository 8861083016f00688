/// A word of the command line that is an option by its looks: `--name`, `--name=value` or `-x`.
struct TypedOption: Equatable {
    /// The option as typed, without the value: `--name`.
    let spelling: String
    /// The name without hyphens.
    let name: String
    /// What stands behind `=`; nil without one.
    let value: String?

    /// - Parameter word: any word before `--`. A lone hyphen is a value (standard input, by
    ///   custom), and so is a hyphen with a digit, so that `-5` gets an answer about amounts, not
    ///   options.
    init?(_ word: String) {
        guard word.hasPrefix("-"), word != "-" else { return nil }
        let afterHyphen = word.unicodeScalars.dropFirst().first
        if let afterHyphen, ("0"..."9").contains(afterHyphen) { return nil }
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        spelling = String(parts[0])
        name = String(spelling.drop { $0 == "-" })
        value = parts.count > 1 ? String(parts[1]) : nil
    }
}
