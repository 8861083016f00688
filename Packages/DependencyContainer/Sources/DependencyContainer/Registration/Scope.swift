/// How long what a factory makes is kept.
public enum Scope: Sendable, Hashable {
    /// One object per container, made when it is first needed.
    case container
    /// A new object each time it is needed.
    case new
}
