/// Finds groups, targets or files that exceed a number of lines.
struct SizeLimitCheck: RuleCheck {
    static let kind = "size-limit"
    static let requiredKeys = ["of", "lines"]
    static let optionalKeys = ["each"]

    private enum Unit: String, CaseIterable {
        case group, target, file
    }

    let groups: [String]
    private let limit: Int
    private let unit: Unit

    init(_ fields: DocumentObject) {
        groups = fields.groups("of")
        limit = fields["lines"]?.count ?? 0
        unit = fields["each", "unit of size"]?.choice(Unit.self) ?? .group
    }

    func violations(in context: RuleContext) -> [Violation] {
        let members = context.members(of: groups)
        let modules = context.architecture.modules.filter { members.contains($0.name) }
        let measured: [(name: String, files: [SourceFile])] =
            switch unit {
            case .group: [(groups.joined(separator: ", "), modules.flatMap(\.files))]
            case .target: modules.map { ($0.name, $0.files) }
            case .file: modules.flatMap(\.files).map { ($0.path, [$0]) }
            }
        return measured.compactMap { violation($0.name, $0.files) }
    }

    /// A violation at the longest file when all files together exceed the limit.
    private func violation(_ name: String, _ files: [SourceFile]) -> Violation? {
        let sizes = files.map { (path: $0.path, lines: $0.lines ?? 0) }
        let sum = sizes.reduce(0) { $0 + $1.lines }
        guard sum > limit, let longest = sizes.max(by: { $0.lines < $1.lines }) else { return nil }
        return Violation(
            place: Place(file: longest.path, line: 1),
            importer: name,
            imported: "",
            message: "\(name) has \(sum) lines; the limit is \(limit)",
            size: sum,
            instead: "move unrelated code to where it belongs"
        )
    }

    func isIdle(in context: RuleContext) -> Bool { context.members(of: groups).isEmpty }

    func measure(in context: RuleContext) -> Measure {
        let count = context.members(of: groups).count
        return Measure(examined: count, unit: "targets", modules: count)
    }
}
