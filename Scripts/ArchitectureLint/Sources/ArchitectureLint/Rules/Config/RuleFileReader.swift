package struct RuleFileReader {
    private let mistakes: DocumentMistakes
    private var groups: [ModuleGroup] = []
    private var rules: [RuleStatement] = []

    /// Reads the text of a rules file; returns all problems if the text has mistakes.
    ///
    /// - Parameters:
    ///   - bytes: The text of the file.
    ///   - file: The name of the file, for messages.
    package static func read(_ bytes: [UInt8], file: String) -> (
        rules: RuleFile?, problems: [Problem]
    ) {
        do throws(Problem) {
            let document = try DocumentValue.read(bytes, file: file, label: "a rules file")
            var reader = Self(mistakes: document.mistakes)
            let rules = reader.file(document)
            let problems = document.mistakes.problems
            return (problems.isEmpty ? rules : nil, problems)
        } catch {
            return (nil, [error])
        }
    }

    private mutating func file(_ document: DocumentValue) -> RuleFile? {
        let keys = [
            "$schema", "version", "exclude", "toolchain", "alsoToolchain", "groups", "rules",
        ]
        guard let members = document.object(keys: keys) else { return nil }
        _ = members["$schema"]?.text
        let version = members.required("version")
        let number = version?.count
        if let version, let number, !RuleFile.versions.contains(number) {
            mistakes.report("this archlint reads only versions 1 and 2", at: version.place)
        }
        for group in members["groups"]?.list ?? [] {
            addGroup(group.labeled("a group"), withCompanions: number == 2)
        }
        if let list = members.required("rules") {
            let statements = list.list
            if statements.isEmpty { mistakes.report("there are no rules; add one", at: list.place) }
            for rule in statements { addRule(rule.labeled("a rule")) }
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

    private mutating func addGroup(_ value: DocumentValue, withCompanions: Bool) {
        let keys = ["name", "modules", "groups", "except", "mayBeEmpty"]
        guard let members = value.object(keys: keys),
            let nameValue = members.required("name", "the name of a group"),
            let name = nameValue.text
        else { return }
        let earlier = groups.firstIndex { $0.name == name }
        if let other = earlier.map({ groups[$0] }), !other.isOfCompanions {
            // Other mistakes of this group may follow from that one.
            let message = "there is a group '\(name)' in line \(other.place.line) already"
            return mistakes.report(message, at: nameValue.place)
        }
        let content: ModuleGroup.Members
        switch (members["modules"], members["groups"]) {
        case (let modules?, nil): content = .patterns(patterns(modules))
        case (nil, _?): content = .groups(members.groups("groups"))
        default:
            let message = "the group '\(name)' needs either 'modules' or 'groups'"
            mistakes.report(message, at: value.place)
            content = .patterns([])
        }
        let group = ModuleGroup(
            name: name,
            members: content,
            exceptions: members["except"].map { patterns($0) } ?? [],
            mayBeEmpty: members.flag("mayBeEmpty"),
            place: value.place
        )
        // Companions may be defined differently, but groups above may have named them already.
        if let earlier {
            if case .groups = content {
                mistakes.report("the companion group '\(name)' needs 'modules'", at: value.place)
            }
            groups.remove(at: earlier)
        }
        groups.append(group)
        mistakes.groupNames.append(name)
        for role in withCompanions ? CompanionRole.allCases : [] {
            let companions = role.group(of: name)
            if groups.contains(where: { $0.name == companions }) { continue }
            mistakes.companionNames.append(companions)
            groups.append(
                ModuleGroup(
                    name: companions,
                    members: .companions(role, of: name),
                    exceptions: [],
                    mayBeEmpty: true,
                    place: value.place
                )
            )
        }
    }

    private func patterns(_ value: DocumentValue) -> [ModulePattern] {
        if value.elements.isEmpty { value.report("is empty") }
        return value.elements.flatMap(patterns(ofOne:))
    }

    /// Returns the patterns of an object, one for each target name in the object.
    private func patterns(ofOne value: DocumentValue) -> [ModulePattern] {
        let keys = ["package", "target", "folder", "kinds"]
        guard let members = value.object(keys: keys) else { return [] }
        if members.entries.isEmpty {
            value.report("needs at least one of package, target, folder, kinds")
        }
        let package = members["package"]?.path
        let folder = members["folder"]?.path
        checkPlaceholders(members["package"], package, [])
        checkPlaceholders(members["folder"], folder, [])
        let targets = members["target"]?.texts ?? []
        if let names = members["target"], case .array = names.value.content, targets.isEmpty {
            names.report("is empty")
        }
        for target in targets { checkPlaceholders(members["target"], target.text, ["{package}"]) }
        let kinds = Set(members["kinds"]?.choices("kind of target") ?? TargetKind.allCases)
        return (members["target"] == nil ? ["*"] : targets.map(\.text)).map { target in
            ModulePattern(
                package: NamePattern(package.map { $0 == "." ? "" : $0 } ?? "**"),
                target: NamePattern(target),
                folder: NamePattern(folder.map { $0 == "." ? "" : $0 } ?? "**"),
                kinds: kinds
            )
        }
    }

    /// Reports placeholders such as `{word}` that `known` does not list.
    private func checkPlaceholders(_ value: DocumentValue?, _ pattern: String?, _ known: [String]) {
        guard let value, let pattern else { return }
        for word in pattern.matches(of: /{[^}]*}?/).map({ String($0.output) })
        where !known.contains(word) {
            mistakes.reportUnknown("placeholder", word, among: known, at: value.place)
        }
    }

    private mutating func addRule(_ value: DocumentValue) {
        guard let members = value.object,
            let type = members.required("kind", "kind of rule").flatMap(ruleKind)
        else { return }
        let common = ["name", "kind", "reason", "advice", "severity", "mayBeEmpty", "when"]
        members.checkingKeys(common + type.requiredKeys + type.optionalKeys)
        for key in type.requiredKeys where members[key] == nil {
            mistakes.report("a rule of the kind \(type.kind) needs '\(key)'", at: value.place)
        }
        let nameValue = members.required("name", "the name of a rule")
        let reason = members.required("reason")
        guard let nameValue, let name = nameValue.text else { return }
        if let other = rules.first(where: { $0.name == name }) {
            let message = "there is a rule '\(name)' in line \(other.place.line) already"
            mistakes.report(message, at: nameValue.place)
        }
        rules.append(
            RuleStatement(
                name: name,
                check: type.init(members),
                reason: reason?.text ?? "",
                advice: advice(members["advice"]),
                severity: members["severity"]?.choice(Severity.self) ?? .error,
                builds: members["when"].map(builds) ?? [BuildSetting()],
                mayBeEmpty: members.flag("mayBeEmpty"),
                place: value.place
            )
        )
    }

    private func builds(_ value: DocumentValue) -> [BuildSetting] {
        let keys = ["platforms", "configuration", "traits"]
        guard let members = value.object(keys: keys) else { return [] }
        if members.entries.isEmpty {
            value.report("needs at least one of \(keys.joined(separator: ", "))")
        }
        let platforms: [BuildSetting.Platform?]? = members["platforms"]?.choices("platform")
        let configuration = members["configuration"]?.choice(BuildSetting.Configuration.self)
        let traits = members["traits"].map { Set($0.texts.map(\.text)) }
        return (platforms ?? [nil]).map {
            BuildSetting(platform: $0, configuration: configuration, traits: traits)
        }
    }

    private func ruleKind(_ value: DocumentValue) -> (any RuleCheck.Type)? {
        guard let word = value.text else { return nil }
        if let kind = ruleKinds.first(where: { $0.kind == word }) { return kind }
        let names = ruleKinds.map { $0.kind }
        mistakes.reportUnknown(value.label, word, among: names, at: value.place)
        return nil
    }

    /// Reads the advice: one text, or a list of texts for pairs of groups.
    private func advice(_ value: DocumentValue?) -> [RuleAdvice] {
        guard let value else { return [] }
        if case .string = value.value.content {
            return value.text.map { [RuleAdvice(from: nil, to: nil, instead: $0)] } ?? []
        }
        return value.list.compactMap { element in
            guard let members = element.object(keys: ["from", "to", "instead"]),
                let instead = members.required("instead")?.text
            else { return nil }
            let (from, to) = (members["from"]?.groups, members["to"]?.groups)
            return RuleAdvice(from: from, to: to, instead: instead)
        }
    }
}

extension DocumentValue {
    /// The path of a folder, or a pattern of paths; reports a path that is not relative to the
    /// root.
    var path: String? {
        guard let text else { return nil }
        let names = text.split(separator: "/").filter { $0 != "." }
        let plain = names.isEmpty ? "." : names.joined(separator: "/")
        if plain != text { report("must be a path from the root; write '\(plain)' for '\(text)'") }
        return plain
    }

    /// The defined groups that a name or a list of names matches; names may contain wildcards.
    var groups: [String] {
        let names = texts
        if names.isEmpty { report("must name a group") }
        return names.flatMap { known($0.text, at: $0.place) }
    }

    /// Returns the defined groups that match a name; reports a name without a match.
    private func known(_ name: String, at place: TextPlace) -> [String] {
        let named = mistakes.groupNames
        let known = named + mistakes.companionNames.filter { !named.contains($0) }
        if known.contains(name) { return [name] }
        // A slash in the name of a group separates no folders.
        func plain(_ name: String) -> String { name.replacing("/", with: ":") }
        let pattern = NamePattern(plain(name))
        let matches = known.filter { pattern.matches(plain($0)) }
        if matches.isEmpty {
            let near = NearestName.of(name, in: known).map { [$0] }
            mistakes.reportUnknown("group", name, among: near ?? named, at: place)
        }
        return matches
    }

    /// The groups that the value names, each with the packages to which it is limited.
    ///
    /// A plain name is not limited. `{own: "group"}` limits a group to the package of the dependent
    /// module. `{around: "group"}` limits a group to the enclosing package, whose folder contains
    /// the folder of that package.
    var reaches: [GroupReach] {
        elements.flatMap { element in
            guard case .object = element.value.content else {
                return element.groups.map { GroupReach(group: $0, extent: .anywhere) }
            }
            guard let object = element.object(keys: ["own", "around"]) else { return [] }
            guard object.entries.count == 1, let names = (object["own"] ?? object["around"])?.groups
            else {
                let message = "write {own: \"group\"} or {around: \"group\"}"
                mistakes.report(message, at: element.place)
                return []
            }
            let isOwn = object["own"] != nil
            return names.map {
                GroupReach(group: $0, extent: isOwn ? .ownPackage : .surroundingPackage)
            }
        }
    }
}

extension DocumentObject {
    func flag(_ key: String) -> Bool { self[key]?.flag ?? false }

    func groups(_ key: String) -> [String] { self[key]?.groups ?? [] }

    /// Returns the objects in the list under a key.
    func rows(_ key: String, keys: [String]) -> [DocumentObject] {
        (self[key]?.list ?? []).compactMap { $0.object(keys: keys) }
    }
}
