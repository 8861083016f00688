/// Reads a rules file.
package struct RuleFileReader {
    private let mistakes: DocumentMistakes
    private var groups: [ModuleGroup] = []
    private var rules: [RuleStatement] = []

    /// Reads the rules of a text, or else reports everything that is wrong with it.
    ///
    /// - Parameters:
    ///   - bytes: The text.
    ///   - file: The name of the file, for messages.
    package static func read(_ bytes: [UInt8], file: String) -> (
        rules: RuleFile?, problems: [Problem]
    ) {
        let document: JSON5Value
        do {
            document = try JSON5Reader.read(bytes)
        } catch {
            return (nil, [Problem(.badData, at: "\(file):\(error.place)", error.message)])
        }
        let mistakes = DocumentMistakes(file: file)
        var reader = Self(mistakes: mistakes)
        let rules = reader.file(
            DocumentValue(value: document, label: "a rules file", mistakes: mistakes)
        )
        return (mistakes.problems.isEmpty ? rules : nil, mistakes.problems)
    }

    private mutating func file(_ document: DocumentValue) -> RuleFile? {
        let keys = [
            "$schema", "version", "exclude", "toolchain", "alsoToolchain", "groups", "rules",
        ]
        guard let members = document.object(keys: keys) else { return nil }
        _ = members["$schema"]?.text
        if let version = members.required("version"), let number = version.count,
            number != RuleFile.version
        {
            mistakes.report("this archlint reads version \(RuleFile.version)", at: version.place)
        }
        for group in members["groups"]?.list ?? [] { addGroup(group) }
        if let list = members.required("rules") {
            let statements = list.list
            if statements.isEmpty { mistakes.report("there are no rules", at: list.place) }
            for rule in statements { addRule(rule) }
        }
        let additions = members["alsoToolchain"]?.texts.map(\.text) ?? []
        let toolchain = members["toolchain"].map { Set($0.texts.map(\.text)) }
        let excluded = (members["exclude"]?.elements ?? []).compactMap { element in
            element.path.map {
                ExcludedFolders(
                    pattern: NamePattern($0),
                    place: "\(mistakes.file):\(element.place)"
                )
            }
        }
        return RuleFile(
            groups: groups,
            rules: rules,
            toolchain: (toolchain ?? KnownToolchain.modules).union(additions),
            excluded: excluded
        )
    }

    private mutating func addGroup(_ value: DocumentValue) {
        let value = DocumentValue(value: value.value, label: "a group", mistakes: mistakes)
        let keys = ["name", "modules", "groups", "except", "mayBeEmpty"]
        guard let members = value.object(keys: keys),
            let nameValue = members.required("name", "the name of a group"),
            let name = nameValue.text
        else { return }
        if let other = groups.first(where: { $0.name == name }) {
            // Other mistakes of this group may follow from that one.
            return mistakes.report(
                "there is a group '\(name)' in line \(other.place.line) already",
                at: nameValue.place
            )
        }
        let content: ModuleGroup.Members
        switch (members["modules"], members["groups"]) {
        case (let modules?, nil): content = .patterns(patterns(modules))
        case (nil, _?): content = .groups(fields(members).groups("groups"))
        default:
            mistakes.report(
                "the group '\(name)' needs either 'modules' or 'groups'",
                at: value.place
            )
            content = .patterns([])
        }
        groups.append(
            ModuleGroup(
                name: name,
                members: content,
                exceptions: members["except"].map { patterns($0) } ?? [],
                mayBeEmpty: members["mayBeEmpty"]?.flag ?? false,
                place: value.place
            )
        )
    }

    private func patterns(_ value: DocumentValue) -> [ModulePattern] {
        let values = value.elements
        if values.isEmpty { value.report("is empty") }
        return values.compactMap(pattern)
    }

    private func pattern(_ value: DocumentValue) -> ModulePattern? {
        guard let members = value.object(keys: ["package", "target", "kinds"]) else { return nil }
        if members.isEmpty { value.report("says at least one of package, target, kinds") }
        let package = members["package"]?.path
        let target = members["target"]?.text
        checkPlaceholders(members["package"], package, [])
        checkPlaceholders(members["target"], target, ["{package}"])
        return ModulePattern(
            package: NamePattern(package.map { $0 == "." ? "" : $0 } ?? "**"),
            target: NamePattern(target ?? "*"),
            kinds: members["kinds"].map(kinds) ?? Set(TargetKind.allCases)
        )
    }

    /// Reports braces around an unknown word.
    private func checkPlaceholders(_ value: DocumentValue?, _ pattern: String?, _ known: [String]) {
        guard let value else { return }
        var rest = (pattern ?? "")[...]
        while let start = rest.firstIndex(of: "{") {
            rest = rest[start...]
            let end = rest.firstIndex(of: "}") ?? rest.index(before: rest.endIndex)
            let word = String(rest[...end])
            rest = rest[rest.index(after: end)...]
            if !known.contains(word) {
                mistakes.reportUnknown("placeholder", word, among: known, at: value.place)
            }
        }
    }

    private func kinds(_ value: DocumentValue) -> Set<TargetKind> {
        let words = value.texts
        if words.isEmpty { value.report("is empty") }
        let kinds = words.compactMap { word, place -> TargetKind? in
            let kind = TargetKind(rawValue: word)
            if kind == nil {
                let names = TargetKind.allCases.map(\.rawValue)
                mistakes.reportUnknown("kind of target", word, among: names, at: place)
            }
            return kind
        }
        return Set(kinds)
    }

    private mutating func addRule(_ value: DocumentValue) {
        let value = DocumentValue(value: value.value, label: "a rule", mistakes: mistakes)
        guard case .object(let all) = value.value.content else {
            _ = value.object(keys: [])
            return
        }
        guard let kind = all.first(where: { $0.key == "kind" })?.value else {
            return mistakes.report("a rule needs 'kind'", at: value.place)
        }
        let word = DocumentValue(value: kind, label: "kind of rule", mistakes: mistakes)
        guard let type = ruleKind(word) else { return }
        let common = ["name", "kind", "reason", "advice", "severity", "mayBeEmpty"]
        let keys = common + type.requiredKeys + type.optionalKeys
        guard let members = value.object(keys: keys) else { return }
        for key in type.requiredKeys where members[key] == nil {
            mistakes.report("a rule of the kind \(type.kind) needs '\(key)'", at: value.place)
        }
        let nameValue = members.required("name", "the name of a rule")
        let reason = members.required("reason")
        guard let nameValue, let name = nameValue.text else { return }
        if let other = rules.first(where: { $0.name == name }) {
            mistakes.report(
                "there is a rule '\(name)' in line \(other.place.line) already",
                at: nameValue.place
            )
        }
        let fields = fields(members)
        rules.append(
            RuleStatement(
                name: name,
                check: type.init(fields),
                reason: reason?.text ?? "",
                advice: advice(members["advice"], fields),
                severity: members["severity"]?.choice(Severity.self) ?? .error,
                mayBeEmpty: members["mayBeEmpty"]?.flag ?? false,
                place: value.place
            )
        )
    }

    private func ruleKind(_ value: DocumentValue) -> (any RuleCheck.Type)? {
        guard let word = value.text else { return nil }
        if let kind = ruleKinds.first(where: { $0.kind == word }) { return kind }
        let names = ruleKinds.map { $0.kind }
        mistakes.reportUnknown(value.label, word, among: names, at: value.place)
        return nil
    }

    /// The advice: one text, or a list of texts for pairs of groups.
    private func advice(_ value: DocumentValue?, _ fields: RuleFields) -> [RuleAdvice] {
        guard let value else { return [] }
        if case .string = value.value.content {
            return value.text.map { [RuleAdvice(from: nil, to: nil, instead: $0)] } ?? []
        }
        return value.list.compactMap { element in
            guard let members = element.object(keys: ["from", "to", "instead"]),
                let instead = members.required("instead")?.text
            else { return nil }
            return RuleAdvice(
                from: members["from"].flatMap(fields.group),
                to: members["to"].flatMap(fields.group),
                instead: instead
            )
        }
    }

    private func fields(_ members: DocumentObject) -> RuleFields {
        RuleFields(members: members, groupNames: groups.map(\.name))
    }
}

extension DocumentValue {
    /// The path of a folder, or a pattern of such paths, from the root and without `./`.
    var path: String? {
        guard let text else { return nil }
        let names = text.split(separator: "/").filter { $0 != "." }
        let plain = names.isEmpty ? "." : names.joined(separator: "/")
        if plain != text { report("is a path from the root; write '\(plain)' for '\(text)'") }
        return plain
    }
}

/// The fields of a rule, for the checks that take them.
package struct RuleFields {
    let members: DocumentObject
    fileprivate let groupNames: [String]

    subscript(key: String) -> DocumentValue? { members[key] }

    func flag(_ key: String) -> Bool { members[key]?.flag ?? false }

    /// The names of defined groups under a key.
    func groups(_ key: String) -> [String] { members[key].map(groups) ?? [] }

    func groups(_ value: DocumentValue) -> [String] {
        let names = value.texts
        if names.isEmpty { value.report("names no group") }
        for (name, place) in names { check(name, at: place) }
        return names.map(\.text)
    }

    /// The name of a defined group.
    func group(_ value: DocumentValue) -> String? {
        guard let name = value.text else { return nil }
        check(name, at: value.place)
        return name
    }

    private func check(_ name: String, at place: TextPlace) {
        guard !groupNames.contains(name) else { return }
        members.mistakes.reportUnknown("group", name, among: groupNames, at: place)
    }

    /// Names of groups or objects that name groups nearby, in a list that may be empty.
    func reaches(_ value: DocumentValue?) -> [GroupReach] {
        (value?.elements ?? []).compactMap { element in
            guard case .object(let all) = element.value.content else {
                return group(element).map { GroupReach(group: $0, extent: .anywhere) }
            }
            guard let object = element.object(keys: ["own", "around"]) else { return nil }
            guard all.count == 1, let value = object["own"] ?? object["around"],
                let name = group(value)
            else {
                let message = "this is {own: \"group\"} or {around: \"group\"}"
                members.mistakes.report(message, at: element.place)
                return nil
            }
            let isOwn = object["own"] != nil
            return GroupReach(group: name, extent: isOwn ? .ownPackage : .surroundingPackage)
        }
    }

    /// The objects of the list under a key.
    func rows(_ key: String, keys: [String]) -> [DocumentObject] {
        (members[key]?.list ?? []).compactMap { $0.object(keys: keys) }
    }
}
