/// A scripted person was to do what the screen does not offer.
public struct ScriptedPersonError: Error, CustomStringConvertible {
    /// What was to be done.
    let wanted: String
    /// What was seen.
    let screen: Screen

    /// One line that says what was to be done, and what could have been.
    public var description: String {
        let actions = screen.actions.map { "“\($0.label)” (\($0.id.rawValue))" }
        let prompt = screen.prompt.map { "a field “\($0.label)”" } ?? "no field"
        return "cannot \(wanted) on “\(screen.title)”, which has \(prompt) and the actions "
            + actions.joined(separator: ", ")
    }
}
