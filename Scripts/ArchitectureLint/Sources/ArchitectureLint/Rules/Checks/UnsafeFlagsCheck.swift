/// Finds targets with flags that SwiftPM does not check; such a target can import or link anything.
struct UnsafeFlagsCheck: RuleCheck {
    static let kind = "unsafe-flags"
    static let optionalKeys = ["by"]

    let groups: [String]

    init(_ fields: DocumentObject) { groups = fields.groups("by") }

    func violations(in context: RuleContext) -> [Violation] {
        let allowed = context.members(of: groups)
        let modules = context.architecture.modules.filter {
            !$0.target.unsafeFlags.isEmpty && !allowed.contains($0.name)
        }
        return modules.map { module in
            Violation(
                place: module.place,
                importer: module.name,
                imported: "",
                message: "\(context.described(module.name)) has unsafe flags: "
                    + module.target.unsafeFlags.joined(separator: " "),
                instead: "remove the flags, or use settings that SwiftPM checks"
            )
        }
    }
}
