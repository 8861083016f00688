/// Finds imports that make a module part of the importing module's interface.
///
/// An import without an access level is public, unless the target enables the upcoming feature
/// `InternalImportsByDefault` (SE-0409).
struct ImportAccessCheck: RuleCheck {
    static let kind = "import-access"
    static let optionalKeys = ["from", "to", "modules", "access"]

    /// The most visible access level that the rule permits.
    private enum Access: String, CaseIterable {
        case package, `internal`, `private`

        var permitted: [Import.AccessLevel] {
            switch self {
            case .package: [.package, .internal, .fileprivate, .private]
            case .internal: [.internal, .fileprivate, .private]
            case .private: [.fileprivate, .private]
            }
        }
    }

    private let from: [String]
    private let to: [String]
    private let modules: Set<String>
    private let access: Access

    init(_ fields: DocumentObject) {
        from = fields.groups("from")
        to = fields.groups("to")
        modules = Set(fields["modules"]?.texts.map(\.text) ?? [])
        access = fields["access"]?.choice() ?? .internal
    }

    var groups: [String] { from + to }

    /// The importing modules that the rule is about.
    private func importers(in context: RuleContext) -> Set<String> {
        from.isEmpty ? Set(context.architecture.modules.map(\.name)) : context.members(of: from)
    }

    /// Returns the imports that the rule is about.
    private func imports(
        in context: RuleContext,
        where fits: (Import, Module) -> Bool = { _, _ in true }
    ) -> [Edge] {
        let (importers, imported) = (importers(in: context), context.members(of: to))
        return context.imports { statement, module in
            importers.contains(module.name) && module.mayBuild(statement.condition)
                && (to.isEmpty && modules.isEmpty || imported.contains(statement.module)
                    || modules.contains(statement.module))
                && statement.module != module.name && fits(statement, module)
        }
    }

    func violations(in context: RuleContext) -> [Violation] {
        let found = imports(in: context) { statement, module in
            let level = statement.accessLevel ?? module.defaultImportLevel
            return !access.permitted.contains(level)
        }
        return found.map { edge in
            Violation(
                edge,
                "\(context.described(edge.from)) imports \(context.described(edge.to)) "
                    + "with more access than \(access.rawValue)",
                instead:
                    "write '\(access.rawValue) import \(context.moduleName(edge.to))', and keep "
                    + "its types out of more visible declarations"
            )
        }
    }

    func isIdle(in context: RuleContext) -> Bool { importers(in: context).isEmpty }

    func measure(in context: RuleContext) -> Measure {
        Measure(examined: imports(in: context).count, unit: "imports")
    }
}

extension Module {
    /// The access level of an import that states none.
    fileprivate var defaultImportLevel: Import.AccessLevel {
        let isInternal = target.settings.contains {
            $0.tool == .swift && $0.name == "enableUpcomingFeature" && $0.condition == nil
                && $0.values == ["InternalImportsByDefault"]
        }
        return isInternal || target.xcode?.hasInternalImports ?? false ? .internal : .public
    }
}
