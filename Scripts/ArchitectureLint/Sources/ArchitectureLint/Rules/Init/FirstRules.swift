/// A first rules file for packages that have none: groups by folders, and the rules that suit
/// everybody.
struct FirstRules {
    private let architecture: Architecture
    private let folders: [String]

    /// The rules that suit everybody, by kind: name and reason.
    private static let rules = [
        ("undeclared-import", "declared", "What works only by way of others breaks with those"),
        ("cycle", "acyclic", "What knows each other in a circle can only change together"),
        ("testable", "testable-only-own", "The inside of a package is its own business"),
        ("exported", "exported-only", "Each module imports what it uses"),
        ("unused-dependency", "used", "What nobody needs costs time to build"),
        ("no-place", "everything-placed", "What no rule looks at must not pass"),
        ("stray-source", "no-stray-sources", "What nothing builds is checked by nothing"),
    ]

    init(_ architecture: Architecture) {
        self.architecture = architecture
        folders = Set(architecture.modules.map { Self.folder(of: $0.package) }).sorted()
    }

    /// The file's text. A rule that does not hold yet is a warning in it.
    var text: String {
        let first = file(warnings: [])
        let (rules, _) = RuleFileReader.read(Array(first.utf8), file: RuleFile.usualName)
        guard let rules else { return first }
        let run = RuleRun(architecture, against: rules, file: RuleFile.usualName)
        return file(warnings: Set(run.violations.map(\.rule.rawValue)))
    }

    private func file(warnings: Set<String>) -> String {
        let groups = folders.flatMap(groups(of:)).map { "    \($0),\n" }.joined()
        let rules = Self.rules.map { name, kind, reason in
            let severity = warnings.contains(name) ? ", severity: \"warning\"" : ""
            return """
                    {
                      name: "\(name)", kind: "\(kind)"\(severity),
                      reason: "\(reason)",
                    },

                """
        }.joined()
        return """
            // Who may know whom; what the words mean stands in the README of archlint.
            {
              version: 1,

              // The first group that a target fits is the target's.
              groups: [
            \(groups)  ],

              rules: [
            \(rules)    // What is to stay apart, and what may know what, is yours to say:
                // { name: "apart", kind: "independence", of: "…", reason: "…" },
                // { name: "layers", kind: "layers", layers: ["…", "…"], reason: "…" },
              ],
            }

            """
    }

    /// A group for what is built of the packages of a folder, and one for its tests.
    private func groups(of folder: String) -> [String] {
        let modules = architecture.modules.filter { Self.folder(of: $0.package) == folder }
        let name = folder.isEmpty ? "root" : folder
        let isPackage = modules.contains { $0.package == folder }
        let holdsOthers = modules.contains { $0.package != folder }
        let patterns =
            (isPackage ? [folder.isEmpty ? "." : folder] : [])
            + (holdsOthers ? ["\(folder)/*"] : [])
        var groups: [String] = []
        for (suffix, isTest) in [("", false), (" tests", true)] {
            let kinds = TargetKind.allCases.filter { kind in
                (kind == .test) == isTest && modules.contains { $0.kind == kind }
            }
            guard !kinds.isEmpty else { continue }
            let words = kinds.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
            let list = patterns.map { "{ package: \(Self.quoted($0)), kinds: [\(words)] }" }
            let members = list.count == 1 ? list[0] : "[\(list.joined(separator: ", "))]"
            groups.append("{ name: \(Self.quoted(name + suffix)), modules: \(members) }")
        }
        return groups
    }

    /// The folder that a package is in; its own path for one at the top.
    private static func folder(of package: String) -> String {
        let parts = package.split(separator: "/")
        return parts.count < 2 ? package : parts.dropLast().joined(separator: "/")
    }

    private static func quoted(_ text: String) -> String {
        let escaped = text.unicodeScalars.map { scalar in
            scalar == "\"" || scalar == "\\" ? "\\\(scalar)" : "\(scalar)"
        }
        return "\"\(escaped.joined())\""
    }
}
