/// A list whose contributions state several scopes.
///
/// A list is made once, so all of its contributions must state the same scope.
public struct MixedList: Sendable, Hashable, CustomStringConvertible {
    /// A contribution to the list.
    public struct Contribution: Sendable, Hashable {
        /// The registration of the contribution.
        public let step: DependencyStep
        /// The scope that the contribution states.
        public let scope: Scope
    }

    /// The name of the list's id.
    public let name: String
    /// The contributions in the order of the list.
    public let contributions: [Contribution]

    /// The list, the scope of each contribution and the fix.
    public var description: String {
        let lines = contributions.map { contribution in
            let step = contribution.step
            return "\(step.place) in module \(step.module), \(contribution.scope.lifetime)"
        }
        return [
            "\(name) is one list, but its contributions have different scopes.",
            labeled("contributed", shortened(lines)),
            labeled("fix", ["state the same scope everywhere, or make a list for each scope"]),
        ].joined(separator: "\n")
    }
}

extension Wiring {
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

    func isMixedList(_ node: Int) -> Bool {
        !mixedLists.isEmpty && mixedLists.contains(Int32(node))
    }
}
