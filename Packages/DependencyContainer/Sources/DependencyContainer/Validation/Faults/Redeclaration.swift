/// An id that several Swift modules declare.
///
/// Each declaration is a separate id. A service that is registered under one declaration does not
/// meet a need that uses another declaration.
public struct Redeclaration: Sendable, Hashable, CustomStringConvertible {
    /// A declaration of the id.
    public struct Declaration: Sendable, Hashable {
        /// The place of the declaration.
        public let place: SourcePlace
        /// The first registration under the id, or else the first registration that needs the id.
        ///
        /// Nil if only a module's `provides` or `needs`, or the container's roots, name the id.
        public let user: DependencyStep?
    }

    /// The name of the id.
    public let name: String
    /// The type of the id, such as `InjectID<Signing>`.
    public let type: String
    /// The first declaration in each Swift module, registered ids first.
    public let declarations: [Declaration]

    /// The id, its declarations and the fix.
    public var description: String {
        let lines = declarations.map { declaration in
            "\(declaration.place)" + (declaration.user.map { ", used by \($0)" } ?? "")
        }
        return [
            "\(name) is declared in \(declarations.count) modules as \(type).",
            labeled("declared", shortened(lines)),
            labeled("fix", ["declare it once, in an interface that all import, or rename one"]),
        ].joined(separator: "\n")
    }
}

extension Wiring {
    /// Returns a fault for each used id that several Swift modules declare.
    ///
    /// The other searches skip `explainedSlots`, because faults of these slots would only be
    /// consequences of the returned faults.
    /// - Parameter groups: The used slots that share a name with other slots, grouped by name.
    func findRedeclarations(
        among groups: [[Int]]
    ) -> (faults: [Redeclaration], explainedSlots: Set<Int>) {
        var faults: [Redeclaration] = []
        var explained: Set<Int> = []
        for group in groups {
            var rest = group
            while let slot = rest.first {
                let type = Self.type(of: slot)
                let slots = rest.filter { Self.type(of: $0) == type }
                rest.removeAll { slots.contains($0) }
                guard slots.count > 1 else { continue }
                if node(at: slot) != nil { explained.formUnion(slots) }
                faults.append(redeclaration(of: slots))
            }
        }
        return (faults, explained)
    }

    private func redeclaration(of slots: [Int]) -> Redeclaration {
        Redeclaration(
            name: SlotRegistry.name(of: slots[0]),
            type: SlotRegistry.declaration(of: slots[0]).typeName,
            declarations: slots.map { slot in
                Redeclaration.Declaration(
                    place: SlotRegistry.declaration(of: slot).place,
                    user: user(of: slot)
                )
            }
        )
    }

    private func user(of slot: Int) -> DependencyStep? {
        if let node = node(at: slot) { return firstStep(of: node) }
        if let need = unmetNeeds.first(where: { $0.slot == slot }) {
            return step(need.registration)
        }
        return unmatchedDecorators.first { blueprint.registrations[Int($0)].slot == slot }
            .map { step($0) }
    }
}
