extension Invocation {
    /// The words of an argument that repeats.
    ///
    /// - Parameter name: the name it was declared with.
    /// - Returns: the words in their order; none when none were typed.
    public func arguments(_ name: String) -> [String] {
        precondition(
            parsed.declaration.arguments.first.map { $0.name == name && $0.isRepeating } ?? false,
            "command '\(command)' asks for the words '\(name)': declare Argument.repeating in it"
        )
        return parsed.repeated
    }
}
