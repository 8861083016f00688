/// A kind of rule: the keys that state it in a rules file, and the check itself.
package protocol RuleCheck: Sendable {
    /// The word for the kind in a rules file.
    static var kind: String { get }
    static var requiredKeys: [String] { get }
    static var optionalKeys: [String] { get }

    /// Reads the rule; mistakes are reported to the document.
    init(_ fields: DocumentObject)

    /// The groups that the rule names.
    var groups: [String] { get }

    /// Returns the violations, without the words of the rule.
    func violations(in context: RuleContext) -> [Violation]

    /// Returns true when nothing could ever break the rule.
    func isIdle(in context: RuleContext) -> Bool

    /// The parts of the rule that apply to nothing, as ends of a sentence, and their places.
    func idleParts(in context: RuleContext) -> [(message: String, place: TextPlace)]

    /// Counts the things that the rule is checked against.
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

/// The number of things that a rule was checked against.
package struct Measure: Equatable, Sendable {
    package let examined: Int
    /// The plural of what was counted: `edges`, `ordered pairs`, `imports`.
    package let unit: String
    /// The number of modules that the rule is about; nil for all.
    package internal(set) var modules: Int?
}

/// Every kind of rule, in the order of the documentation.
let ruleKinds: [any RuleCheck.Type] = [
    LayersCheck.self, IndependenceCheck.self, ForbiddenCheck.self, AllowedOnlyCheck.self,
    AcyclicCheck.self, DeclaredCheck.self, UsedCheck.self, NoThirdPartyCheck.self,
    TestableCheck.self, ExportedCheck.self, ToolchainImportCheck.self, LibraryOwnerCheck.self,
    PlacedCheck.self, StraySourceCheck.self, UnsafeFlagsCheck.self, ReflectionCheck.self,
]
