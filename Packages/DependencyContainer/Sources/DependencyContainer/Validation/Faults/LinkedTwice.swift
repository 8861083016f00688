/// An id that is used across two copies of this library.
///
/// Each dynamic library that links this library statically contains a copy of it. Two copies make
/// different classes and different slots, so a container accepts ids and modules of one copy only.
public struct LinkedTwice: Sendable, Hashable, CustomStringConvertible {
    /// The name of the id.
    public let name: String
    /// The place where the id is declared.
    public let declaration: SourcePlace
    /// The registrations that use the id, in order; empty for an id that only the statement of a
    /// module or the roots contain.
    public let users: [DependencyStep]

    static let fix = "link it once: use the product 'DependencyContainerDynamic' everywhere"

    /// The id, its declaration, its users and the fix.
    public var description: String {
        var parts = [
            "\(name) is used across two copies of DependencyContainer, which is linked twice.",
            labeled("declared", ["\(declaration)"]),
        ]
        if !users.isEmpty { parts.append(labeled("used by", shortened(users.map(\.description)))) }
        parts.append(labeled("fix", [Self.fix]))
        return parts.joined(separator: "\n")
    }
}

/// A use of an id across two copies of this library.
struct ForeignUse: Sendable {
    let id: ServicePlace
    /// The registration that uses the id; nil for the statement of a module and for a root.
    let step: DependencyStep?
}

extension Blueprint {
    /// Returns a fault for each id that is used across two copies of this library.
    func findForeignIDs() -> [LinkedTwice] {
        var order: [ServicePlace] = []
        var users: [ServicePlace: [DependencyStep]] = [:]
        for use in foreignUses {
            if users[use.id] == nil { order.append(use.id) }
            users[use.id, default: []] += use.step.map { [$0] } ?? []
        }
        return order.map {
            LinkedTwice(
                name: $0.declaration.name,
                declaration: $0.declaration.place,
                users: users[$0] ?? []
            )
        }
    }
}
