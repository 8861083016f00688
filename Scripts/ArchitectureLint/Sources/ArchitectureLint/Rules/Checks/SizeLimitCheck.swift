/// Finds groups, targets or files that have grown beyond a limit.
struct SizeLimitCheck: RequirementCheck {
    let groups: [String]
    let limit: Int
    let unit: SizeUnit

    func violations(in context: RuleContext) -> [Violation] {
        let members = context.placement.members(of: groups)
        let modules = context.architecture.modules.filter { members.contains($0.name) }
        switch unit {
        case .group:
            let name = groups.joined(separator: ", ")
            return violation(name, modules.flatMap(\.files), context)
        case .target:
            return modules.flatMap { violation($0.name, $0.files, context) }
        case .file:
            return modules.flatMap(\.files).flatMap { violation($0.path, [$0], context) }
        }
    }

    /// One violation, at the longest file, when the files are too long together.
    private func violation(
        _ name: String,
        _ files: [SourceFile],
        _ context: RuleContext
    ) -> [Violation] {
        let sizes = files.map { (path: $0.path, lines: $0.lines ?? 0) }
        let sum = sizes.reduce(0) { $0 + $1.lines }
        guard sum > limit, let longest = sizes.max(by: { $0.lines < $1.lines }) else { return [] }
        var violation = context.violation(
            at: Place(file: longest.path, line: 1),
            importer: name,
            imported: "",
            message: "\(name) has \(sum) lines, and \(limit) are the limit",
            instead: "move what is not its business to where it belongs"
        )
        violation.size = sum
        return [violation]
    }

    func isIdle(in context: RuleContext) -> Bool {
        context.placement.members(of: groups).isEmpty
    }
}
