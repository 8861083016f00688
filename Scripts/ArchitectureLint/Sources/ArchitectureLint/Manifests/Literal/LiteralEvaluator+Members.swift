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
        let members = ManifestGrammar.packageDescription[typeName]?.members ?? []
        var last = Doubt(reason: ".\(name) is called in another way", line: line)
        for index in members.indices
        where members[index].name == name && members[index].versions.contains(version) {
            guard let parameters = match(arguments, to: members[index]) else { continue }
            do {
                var values: [LiteralArgument] = []
                values.reserveCapacity(arguments.count)
                for (parameter, argument) in zip(parameters, arguments) {
                    let value = try value(of: argument.value, as: parameter.type, in: scope)
                    values.append(LiteralArgument(label: parameter.label, value: value))
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
        guard let parameters = member.parameters else { return nil }
        var matched: [ManifestGrammar.Parameter] = []
        for parameter in parameters where parameter.versions.contains(version) {
            if matched.count < arguments.count,
                arguments[matched.count].label == (parameter.isLabelled ? parameter.label : nil)
            {
                matched.append(parameter)
            } else if parameter.isRequired {
                return nil
            }
        }
        return matched.count == arguments.count ? matched : nil
    }
}
