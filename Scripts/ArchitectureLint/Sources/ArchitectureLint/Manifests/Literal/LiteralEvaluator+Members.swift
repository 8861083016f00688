extension LiteralEvaluator {
    /// A call of a member of a type of PackageDescription.
    ///
    /// - Throws: a `Doubt` unless just one of the type's members takes these arguments in a manifest
    ///   of this tools version.
    mutating func member(
        _ name: String,
        of typeName: String,
        _ arguments: [ManifestSyntax.Argument],
        line: Int,
        in scope: Scope
    ) throws(Doubt) -> LiteralValue {
        let candidates = (ManifestGrammar.packageDescription[typeName]?.members ?? []).compactMap {
            member in
            member.name == name && member.versions.contains(version)
                ? match(arguments, to: member) : nil
        }
        var last = Doubt(reason: ".\(name) is called in another way", line: line)
        for parameters in candidates {
            do {
                var values: [String: LiteralValue] = [:]
                for (parameter, argument) in zip(parameters, arguments) {
                    values[parameter.label] = try value(
                        of: argument.value,
                        as: parameter.type,
                        in: scope
                    )
                }
                return .member(name, values, line: line)
            } catch {
                last = error
            }
        }
        throw last
    }

    /// The parameters that arguments are for: they keep the order of the parameters, and only
    /// those with a default may be left out.
    private func match(
        _ arguments: [ManifestSyntax.Argument],
        to member: ManifestGrammar.Member
    ) -> [ManifestGrammar.Parameter]? {
        guard let all = member.parameters else { return nil }
        let parameters = all.filter { $0.versions.contains(version) }
        var matched: [ManifestGrammar.Parameter] = []
        var rest = arguments[...]
        for parameter in parameters {
            let hasLabel = parameter.label.utf8.first?.isDecimalDigit != true
            if let next = rest.first, next.label == (hasLabel ? parameter.label : nil) {
                matched.append(parameter)
                rest = rest.dropFirst()
            } else if parameter.isRequired {
                return nil
            }
        }
        return rest.isEmpty ? matched : nil
    }
}
