/// Finds uses of attributes and functions that reach code by name, without an import.
struct ReflectionCheck: RuleCheck {
    static let kind = "reflection"
    static let optionalKeys = ["by"]

    let groups: [String]

    init(_ fields: DocumentObject) { groups = fields.groups("by") }

    func violations(in context: RuleContext) -> [Violation] {
        let allowed = context.members(of: groups)
        return context.architecture.modules.filter { !allowed.contains($0.name) }.flatMap {
            module in
            module.files.flatMap { file in
                file.reflections.map { found in
                    Violation(
                        place: Place(file: file.path, line: found.line),
                        importer: module.name,
                        imported: found.name,
                        message: "\(context.described(module.name)) reaches code by name with "
                            + "'\(found.name)', which no other rule can check",
                        instead: "import the module, and call its code directly"
                    )
                }
            }
        }
    }

    func measure(in context: RuleContext) -> Measure {
        let count = context.architecture.modules.reduce(0) { $0 + $1.files.count }
        return Measure(examined: count, unit: "files")
    }
}
