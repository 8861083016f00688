/// Finds `@testable` imports outside of tests, and `@testable` imports of modules in other
/// packages.
struct TestableCheck: RuleCheck {
    static let kind = "testable-only-own"
    static let optionalKeys = ["by"]

    /// The groups that count as tests, in addition to test targets.
    let groups: [String]

    init(_ fields: DocumentObject) { groups = fields.groups("by") }

    func violations(in context: RuleContext) -> [Violation] {
        let tests = context.members(of: groups)
        func isTest(_ module: Module, _ condition: String?) -> Bool {
            // Code for debugging, such as a preview, is not part of the product.
            module.target.kind == .test || tests.contains(module.name)
                || BuildSetting(configuration: .release).satisfies(condition, traits: []) == false
        }
        return context.imports { statement, module in
            statement.attributes.contains("@testable") && module.mayBuild(statement.condition)
                && (!isTest(module, statement.condition)
                    || context.module(statement.module)?.package.path != module.package.path)
        }.map { edge in
            let isTest = context.module(edge.from).map { isTest($0, edge.condition) } ?? false
            let isOurs = context.module(edge.to) != nil
            let fault =
                switch (isTest, isOurs) {
                case (false, _): " and is not a test"
                case (true, true): " and is in another package"
                case (true, false): ", which is not a module of the repository"
                }
            return Violation(
                edge,
                "\(edge.from) imports \(edge.to) with @testable\(fault)",
                instead: isTest && isOurs
                    ? "test the public interface of \(edge.to), or test its internals in its package"
                    : "import it without @testable"
            )
        }
    }

    func measure(in context: RuleContext) -> Measure {
        Measure(examined: context.imports(with: "@testable").count, unit: "@testable imports")
    }
}
