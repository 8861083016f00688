/// Holds the imports of the toolchain's modules against what each group may import.
struct ToolchainImportCheck: RequirementCheck {
    let rows: [ToolchainRow]

    func violations(in context: RuleContext) -> [Violation] {
        let ours = Set(context.architecture.modules.map(\.name))
        // The imports of a module follow each other.
        var last = (module: "", fitting: [ToolchainRow]())
        func fitting(_ module: String) -> [ToolchainRow] {
            if module != last.module { last = (module, rows(of: module, context)) }
            return last.fitting
        }
        return context.imports {
            !ours.contains($0.module) && context.toolchain.contains($0.module)
        } in: { statement, module in
            !allows(statement, fitting(module.name))
        }.map { use in
            violation(use, fitting(use.module.name), context)
        }
    }

    private func rows(of module: String, _ context: RuleContext) -> [ToolchainRow] {
        rows.filter { row in
            row.from.contains { context.placement.isMember(module, of: $0) }
        }
    }

    private func allows(_ statement: ImportStatement, _ fitting: [ToolchainRow]) -> Bool {
        let name = statement.module
        if fitting.isEmpty || fitting.contains(where: { $0.modules.contains(name) }) { return true }
        return better(than: name, fitting).map { statement.countsOnly(without: $0) } ?? false
    }

    /// The module to import where there is one.
    private func better(than name: String, _ fitting: [ToolchainRow]) -> String? {
        fitting.lazy.compactMap { $0.fallbacks[name] }.first
    }

    private func violation(
        _ use: ImportUse,
        _ fitting: [ToolchainRow],
        _ context: RuleContext
    ) -> Violation {
        let name = use.statement.module
        if let better = better(than: name, fitting) {
            return fallbackViolation(use, better, context)
        }
        let allowed = Set(fitting.flatMap(\.modules)).sorted().joined(separator: ", ")
        let group = context.placement.place(of: use.module.name) ?? use.module.name
        return context.violation(
            at: use.place,
            importer: use.module.name,
            imported: name,
            message: "\(context.described(use.module.name)) imports \(name): of the toolchain, "
                + "\(group) may import \(allowed)",
            instead: "do without it, or move what needs it to a target that may import it"
        )
    }

    private func fallbackViolation(
        _ use: ImportUse,
        _ better: String,
        _ context: RuleContext
    ) -> Violation {
        let name = use.statement.module
        return context.violation(
            at: use.place,
            importer: use.module.name,
            imported: name,
            message: "\(context.described(use.module.name)) imports \(name), also where there is "
                + better,
            instead: "import \(better) where there is one: "
                + "#if canImport(\(better)) / import \(better) / #else / import \(name) / #endif"
        )
    }

    func isIdle(in context: RuleContext) -> Bool {
        context.placement.members(of: rows.flatMap(\.from)).isEmpty
    }
}
