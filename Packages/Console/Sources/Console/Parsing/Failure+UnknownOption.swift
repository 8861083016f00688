extension Failure {
    /// An option that nobody declares, with the one that was probably meant.
    ///
    /// - Parameters:
    ///   - typed: the option as typed.
    ///   - options: those of the command; the global ones are known anyway.
    static func unknownOption(_ typed: TypedOption, among options: [Option]) -> Failure {
        let known = (options + GlobalOption.declarations).map { "--\($0.name)" }
        return .usage(
            "option.unknown",
            "Unknown option '\(typed.spelling)'."
                + Suggestion.question(for: typed.spelling, among: known + ["--help", "--version"])
        )
    }
}
