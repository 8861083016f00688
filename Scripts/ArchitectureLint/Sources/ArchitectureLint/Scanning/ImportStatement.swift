/// What an import says, without where it stands. Most imports are written many times in the same
/// way, so they share it.
final class ImportStatement: Hashable, Sendable {
    let module: String
    /// What follows the module's name in the path.
    let members: [String]
    let kind: Import.Kind?
    let attributes: [String]
    let accessLevel: Import.AccessLevel?
    let conditions: [Import.Condition]
    /// The statement as it stands in the source, where that calls the module by another name.
    let asWritten: ImportStatement?

    init(
        module: String,
        members: [String] = [],
        kind: Import.Kind? = nil,
        attributes: [String] = [],
        accessLevel: Import.AccessLevel? = nil,
        conditions: [Import.Condition] = [],
        asWritten: ImportStatement? = nil
    ) {
        self.module = module
        self.members = members
        self.kind = kind
        self.attributes = attributes
        self.accessLevel = accessLevel
        self.conditions = conditions
        self.asWritten = asWritten
    }

    /// Whether nothing is said but the module's name.
    var isPlain: Bool {
        members.isEmpty && kind == nil && attributes.isEmpty && accessLevel == nil
            && conditions.isEmpty
    }

    static func == (left: ImportStatement, right: ImportStatement) -> Bool {
        left === right
            || (left.module == right.module && left.members == right.members
                && left.kind == right.kind && left.attributes == right.attributes
                && left.accessLevel == right.accessLevel && left.conditions == right.conditions)
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(module)
        hasher.combine(members)
        hasher.combine(kind)
        hasher.combine(attributes)
        hasher.combine(accessLevel)
        hasher.combine(conditions)
    }
}

/// The statements that were met so far, one of each.
struct ImportStatements {
    private var plain: [String: ImportStatement] = [:]
    private var others: Set<ImportStatement> = []

    /// The statement that only names a module.
    mutating func plain(_ module: String) -> ImportStatement {
        if let known = plain[module] { return known }
        let new = ImportStatement(module: module)
        plain[module] = new
        return new
    }

    /// The one that says the same as another.
    mutating func shared(_ statement: ImportStatement) -> ImportStatement {
        others.insert(statement).memberAfterInsert
    }
}
