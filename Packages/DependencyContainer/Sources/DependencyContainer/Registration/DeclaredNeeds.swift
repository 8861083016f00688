/// The needs that registrations have declared so far; see ``NeedDeclaration/declare(in:)``.
public struct DeclaredNeeds: Sendable {
    private(set) var requirements: [Requirement] = []

    init() {}

    /// How many needs there are.
    var count: Int { requirements.count }

    mutating func append(_ requirement: Requirement) {
        requirements.append(requirement)
    }
}
