/// The end of the program, for what only a change of it can mend.
enum Stop {
    /// Ends the program with a text.
    static func program(_ text: String) -> Never {
        // Not preconditionFailure, whose text is lost in a release build.
        fatalError(text)
    }

    /// Ends the program because a subclass has left out what it must have.
    ///
    /// - Parameters:
    ///   - method: what it has left out.
    ///   - object: whose class it is.
    static func notOverridden(_ method: String, of object: AnyObject) -> Never {
        program("\(type(of: object)) has no \(method) of its own: override it")
    }
}
