/// A rule that a first rules file proposes.
struct FirstRule: Equatable {
    let name: String
    let kind: Requirement.Kind
    /// What it holds between which groups, in the words of the file.
    var members: String?
    let reason: String
    /// What a reader should know of it.
    var comment: String?

    /// The rules that suit everybody.
    static let usual = [
        FirstRule(
            name: "undeclared-import",
            kind: .declared,
            reason: "What works only by way of others breaks with those"
        ),
        FirstRule(
            name: "cycle",
            kind: .acyclic,
            reason: "What knows each other in a circle can only change together"
        ),
        FirstRule(
            name: "testable",
            kind: .testableOnlyOwn,
            reason: "The inside of a package is its own business"
        ),
        FirstRule(
            name: "exported",
            kind: .exportedOnly,
            reason: "Each module imports what it uses"
        ),
        FirstRule(
            name: "unused-dependency",
            kind: .used,
            reason: "What nobody needs costs time to build"
        ),
        FirstRule(
            name: "no-place",
            kind: .everythingPlaced,
            reason: "What no rule looks at must not pass"
        ),
        FirstRule(
            name: "stray-source",
            kind: .noStraySources,
            reason: "What nothing builds is checked by nothing"
        ),
    ]

    /// The rules on who may know whom, as far as groups tell; then those that suit everybody.
    static func all(for first: FirstGroups) -> [FirstRule] {
        apart(first) + layers(first) + usual
    }

    /// Features are apart: the libraries of a folder of packages, unless most of them know each
    /// other, and those that stand alone and that no other library knows.
    private static func apart(_ first: FirstGroups) -> [FirstRule] {
        let known = first.known
        let libraries = first.groups.indices.filter { first.groups[$0].role == .library }
        let below = Set(libraries.flatMap { known[$0] })
        let alone = libraries.filter { first.standsAlone(first.groups[$0]) && !below.contains($0) }
        let folders = libraries.map { first.groups[$0] }.filter { group in
            first.packages(of: group.members) > 1
                && first.knowers(among: group.members) * 2 <= group.members.count
        }
        var names = Set(usual.map(\.name) + ["layers"])
        return (folders.map { [$0] } + (alone.count > 1 ? [alone.map { first.groups[$0] }] : []))
            .map { groups in
                let list = groups.map { quoted($0.name) }.joined(separator: ", ")
                let members = groups.flatMap(\.members)
                let isNear = first.packages(of: members) < members.count && groups.count == 1
                return FirstRule(
                    name: names.unused(groups.count == 1 ? "\(groups[0].name) apart" : "apart"),
                    kind: .independence,
                    members: "of: \(groups.count == 1 ? list : "[\(list)]"),"
                        + (isNear ? " withinPackage: true," : ""),
                    reason: "What does not know each other can be built, tested and changed alone"
                )
            }
    }

    /// Who stands above whom stays so.
    private static func layers(_ first: FirstGroups) -> [FirstRule] {
        let found = FirstLayers(first)
        guard found.layers.count > 1 else { return [] }
        let lines = found.layers.map { layer in
            let names = layer.map(quoted)
            let line = names.joined(separator: ", ")
            let isShort = line.count < 85
            return isShort
                ? "        [\(line)],\n"
                : "        [\n\(names.map { "          \($0),\n" }.joined())        ],\n"
        }
        let comment =
            found.circle.isEmpty
            ? ""
            : " Left out, since they know each other in a circle: "
                + found.circle.map(quoted).joined(separator: ", ") + "."
        return [
            FirstRule(
                name: "layers",
                kind: .layers,
                members: "layers: [\n\(lines.joined())      ],",
                reason: "What stands below can be built and changed without what stands above",
                comment: "As they know each other now, the uppermost first." + comment
            )
        ]
    }

    /// A text as the file writes it, on one line.
    static func quoted(_ text: String) -> String {
        let escaped = text.unicodeScalars.map { scalar in
            switch scalar {
            case "\"", "\\": "\\\(scalar)"
            case "\u{0}"..<" ", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
                "\\u" + String(repeating: "0", count: 4 - String(scalar.value, radix: 16).count)
                    + String(scalar.value, radix: 16)
            default: "\(scalar)"
            }
        }
        return "\"\(escaped.joined())\""
    }
}
