/// A list whose contributions do not live equally long.
///
/// A list is one thing that is made once and kept in one place, so all that is contributed to it states
/// the same scope.
public struct MixedList: Sendable, Hashable, CustomStringConvertible {
    /// One contribution to the list.
    public struct Contribution: Sendable, Hashable {
        /// Where it was written.
        public let step: DependencyStep
        /// How long it would live.
        public let scope: Scope
    }

    /// The name of the list's id.
    public let name: String
    /// All contributions, in the order of the list.
    public let contributions: [Contribution]

    /// Which list, how long each contribution would live, and what to do.
    public var description: String {
        let lines = contributions.map { contribution in
            let step = contribution.step
            return "\(step.place) in module \(step.module), \(contribution.scope.phrase)"
        }
        return [
            "\(name) is one list, and what is contributed to it states several scopes.",
            labelled("contributed", shortened(lines)),
            labelled(
                "to mend",
                ["state the same scope in all of them, or make a list for each scope"]
            ),
        ].joined(separator: "\n")
    }
}

extension Wiring {
    /// The lists whose contributions state several scopes.
    func findMixedLists() -> [MixedList] {
        mixedLists.sorted().map { node in
            MixedList(
                name: name(of: Int(node)),
                contributions: registrations(of: Int(node)).map { index in
                    MixedList.Contribution(
                        step: step(index),
                        scope: blueprint.scope(blueprint.registrations[Int(index)].scope)
                    )
                }
            )
        }
    }

    /// Whether the contributions to that node state several scopes, so that it has none.
    func isMixed(_ node: Int) -> Bool { !mixedLists.isEmpty && mixedLists.contains(Int32(node)) }
}
