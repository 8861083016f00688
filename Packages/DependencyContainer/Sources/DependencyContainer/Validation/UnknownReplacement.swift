/// A replacement for an id that is not registered.
public struct UnknownReplacement: Sendable, Hashable, CustomStringConvertible {
    /// The name of the id.
    public let name: String
    /// The type of the id, as the runtime writes it: `InjectID<Signing>`.
    public let type: String
    /// Where the replacement was written.
    public let place: SourcePlace
    /// The registered names that are spelt most alike, nearest first; at most three.
    public let nearest: [String]

    /// What was to be replaced, where, and what to do.
    public var description: String {
        var parts = ["\(name) cannot be replaced: nothing registers \(type)(\"\(name)\")."]
        parts.append(labelled("replaced", ["\(place)"]))
        if !nearest.isEmpty { parts.append(labelled("near names", [nearest.listed])) }
        parts.append(labelled("to mend", ["replace an id that a module registers"]))
        return parts.joined(separator: "\n")
    }
}
