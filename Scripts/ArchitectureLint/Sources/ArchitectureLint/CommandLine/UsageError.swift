/// A command line that cannot be understood.
struct UsageError: Error, Equatable {
    /// What is wrong with it, and what was probably meant.
    let message: String
}

extension UsageError {
    /// The same as a problem.
    var problem: Problem { Problem(.usage, message) }

    /// The same, behind what could not be read: a name that is unknown may stand there.
    func after(_ problems: [Problem]) -> any Error {
        problems.isEmpty ? self : Problems(list: problems + [problem])
    }

    /// An option that there is not, with the one that may be meant.
    static func unknown(_ option: String, among names: [String]) -> Self {
        let name = option.prefix { $0 != "=" }
        let near = NearestName.of(String(name), in: names).map { ". Did you mean '\($0)'?" } ?? ""
        return Self(message: "there is no option '\(option)'\(near)")
    }
}
