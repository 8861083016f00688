/// Finds forbidden dependencies between groups.
struct ForbiddenCheck: RuleCheck {
    static let kind = "forbidden"
    static let requiredKeys = ["from", "to"]
    static let optionalKeys = ["indirectly"]

    private let from: [String]
    private let to: [GroupReach]
    private let indirectly: Bool

    init(_ fields: DocumentObject) {
        from = fields.groups("from")
        to = fields["to"]?.reaches ?? []
        indirectly = fields.flag("indirectly")
    }

    var groups: [String] { from + to.map(\.group) }

    func violations(in context: RuleContext) -> [Violation] {
        let targets = context.members(of: to.map(\.group))
        let names = to.map(\.description).joined(separator: ", ")
        return context.violations(
            from: context.members(of: from),
            to: targets,
            where: { module in
                targets.filter { other in
                    other != module && to.contains { context.reaches($0, from: module, to: other) }
                }
            },
            endingAt: nil,
            onlyDirect: !indirectly,
            because: { _ in "\(from.joined(separator: ", ")) may not depend on \(names)" },
            instead: "remove the dependency"
        )
    }

    func isIdle(in context: RuleContext) -> Bool {
        context.members(of: from).isEmpty || context.members(of: to.map(\.group)).isEmpty
    }

    func measure(in context: RuleContext) -> Measure {
        context.edges(leaving: context.members(of: from))
    }
}
