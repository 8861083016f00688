/// A kind of rule: its keys in a rules file, and its check.
package protocol RuleCheck: Sendable {
    /// The name of the kind in a rules file.
    static var kind: String { get }
    static var requiredKeys: [String] { get }
    static var optionalKeys: [String] { get }

    /// Reads the rule from an object in a rules file; reports mistakes to the document.
    init(_ fields: DocumentObject)

    /// The groups that the rule names.
    var groups: [String] { get }

    /// Returns the violations, without the name, reason and severity of the rule.
    func violations(in context: RuleContext) -> [Violation]

    /// Returns true if the rule applies to no module.
    func isIdle(in context: RuleContext) -> Bool

    /// Returns the parts of the rule that apply to nothing, each with a message and a place.
    func idleParts(in context: RuleContext) -> [(message: String, place: TextPlace)]

    /// Counts the things that the rule examines.
    func measure(in context: RuleContext) -> Measure
}

extension RuleCheck {
    static var requiredKeys: [String] { [] }
    static var optionalKeys: [String] { [] }
    package var groups: [String] { [] }

    func isIdle(in context: RuleContext) -> Bool { context.architecture.modules.isEmpty }
    func idleParts(in context: RuleContext) -> [(message: String, place: TextPlace)] { [] }

    func measure(in context: RuleContext) -> Measure {
        Measure(examined: context.architecture.modules.count, unit: "targets")
    }
}

/// The number of things that a rule has examined.
package struct Measure: Equatable, Sendable {
    package let examined: Int
    /// The plural of what was counted: `edges`, `ordered pairs`, `imports`.
    package let unit: String
    /// The number of modules that the rule is about; nil for all modules.
    package internal(set) var modules: Int?
}

/// Every kind of rule, in the order of the documentation.
let ruleKinds: [any RuleCheck.Type] = [
    LayersCheck.self, IndependenceCheck.self, ForbiddenCheck.self, AllowedOnlyCheck.self,
    AcyclicCheck.self, DeclaredCheck.self, UsedCheck.self, NoThirdPartyCheck.self,
    TestableCheck.self, ExportedCheck.self, ToolchainImportCheck.self, LibraryOwnerCheck.self,
    PlacedCheck.self, StraySourceCheck.self, UnsafeFlagsCheck.self, RequiredSettingsCheck.self,
    ReflectionCheck.self, ImportAccessCheck.self, FrozenEdgesCheck.self,
]
