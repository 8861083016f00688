/// Ends the program after a programmer's error, with its text.
///
/// `fatalError` on purpose: the text of a `preconditionFailure` is not printed in a release build,
/// and the library behaves the same in both.
func stop(because error: ResolutionError) -> Never {
    fatalError(error.description)
}
