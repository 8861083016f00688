/// Finds `@testable` imports outside of tests, or of a module of another package.
struct TestableCheck: RuleCheck {
    static let kind = "testable-only-own"
    static let optionalKeys = ["by"]

    /// The groups that count as tests, beside test targets.
    let groups: [String]

    init(_ fields: DocumentObject) { groups = fields.groups("by") }

    func violations(in context: RuleContext) -> [Violation] {
        let tests = context.members(of: groups)
        func isTest(_ module: Architecture.Module) -> Bool {
            module.kind == .test || tests.contains(module.name)
        }
        return context.imports { statement, module in
            statement.attributes.contains("@testable")
                && (!isTest(module) || context.module(statement.module)?.package != module.package)
        }.map { edge in
            let isTest = context.module(edge.from).map(isTest) ?? false
            return Violation(
                edge,
                "\(edge.from) imports \(edge.to) with @testable and "
                    + (isTest ? "is in another package" : "is no test"),
                instead: isTest
                    ? "test the public interface of \(edge.to), or test its internals in its package"
                    : "import it without @testable"
            )
        }
    }

    func measure(in context: RuleContext) -> Measure {
        let count = context.imports { found, _ in found.attributes.contains("@testable") }.count
        return Measure(examined: count, unit: "@testable imports")
    }
}
