/// Finds imports with `@testable` outside of tests, or of modules of another package.
struct TestableCheck: RequirementCheck {
    let by: [String]

    init(by groups: [String]) {
        by = groups
    }

    func violations(in context: RuleContext) -> [Violation] {
        let tests = context.placement.members(of: by)
        func isTest(_ module: Architecture.Module) -> Bool {
            module.kind == .test || tests.contains(module.name)
        }
        return context.imports {
            $0.attributes.contains("@testable")
        } in: { statement, module in
            !isTest(module) || context.module(statement.module)?.package != module.package
        }.map { use in
            let name = use.statement.module
            let isTest = isTest(use.module)
            return context.violation(
                at: use.place,
                importer: use.module.name,
                imported: name,
                message: isTest
                    ? "\(use.module.name) looks into \(name) with @testable, which is not of its "
                        + "own package"
                    : "\(use.module.name) looks into \(name) with @testable and is no test",
                instead: isTest
                    ? "test what \(name) offers, or test its inside beside it" : "import it plainly"
            )
        }
    }
}
