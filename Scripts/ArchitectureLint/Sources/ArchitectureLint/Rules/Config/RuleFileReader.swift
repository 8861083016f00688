/// Reads a rules file.
package struct RuleFileReader {
    private var decoder: RuleFileDecoder
    private var groups: [ModuleGroup] = []
    private var rules: [RuleStatement] = []

    /// The rules that a text holds, or everything that is wrong with it.
    ///
    /// - Parameters:
    ///   - bytes: the text.
    ///   - file: its name, for messages.
    /// - Returns: the rules; nothing when there is any problem.
    package static func read(_ bytes: [UInt8], file: String) -> (
        rules: RuleFile?, problems: [Problem]
    ) {
        let document: JSON5Value
        do {
            document = try JSON5Reader.read(bytes)
        } catch {
            return (nil, [Problem(.badData, at: "\(file):\(error.place)", error.message)])
        }
        var reader = Self(decoder: RuleFileDecoder(file: file))
        let rules = reader.file(document)
        let problems = reader.decoder.problems
        return (problems.isEmpty ? rules : nil, problems)
    }

    private mutating func file(_ document: JSON5Value) -> RuleFile? {
        let keys = [
            "$schema", "version", "exclude", "toolchain", "alsoToolchain", "groups", "rules",
        ]
        guard let members = decoder.object(document, "a rules file", keys: keys) else { return nil }
        _ = decoder.text(members["$schema"], "$schema")
        let version = decoder.required("version", of: members, "a rules file", at: document.place)
        if let version, let number = decoder.count(version, "version"), number != RuleFile.version {
            decoder.report("this archlint reads version \(RuleFile.version)", at: version.place)
        }
        for group in decoder.list(members["groups"], "groups") { addGroup(group) }
        let list = decoder.required("rules", of: members, "a rules file", at: document.place)
        let statements = decoder.list(list, "rules")
        if let list, statements.isEmpty { decoder.report("there are no rules", at: list.place) }
        for rule in statements { addRule(rule) }
        let more = decoder.texts(members["alsoToolchain"], "alsoToolchain").map(\.text)
        let named = members["toolchain"].map { decoder.texts($0, "toolchain").map(\.text) }
        let excluded = decoder.texts(members["exclude"], "exclude").map { text, place in
            ExcludedFolders(
                pattern: NamePattern(path(text, "each of exclude", at: place)),
                place: "\(decoder.file):\(place)"
            )
        }
        return RuleFile(
            groups: groups,
            rules: rules,
            toolchain: (named.map { Set($0) } ?? KnownToolchain.modules).union(more),
            excluded: excluded
        )
    }

    private mutating func addGroup(_ value: JSON5Value) {
        let keys = ["name", "modules", "groups", "except", "mayBeEmpty"]
        guard let members = decoder.object(value, "a group", keys: keys),
            let nameValue = decoder.required("name", of: members, "a group", at: value.place),
            let name = decoder.text(nameValue, "the name of a group")
        else { return }
        if let other = groups.first(where: { $0.name == name }) {
            decoder.report(
                "there is a group \"\(name)\" in line \(other.place.line) already",
                at: nameValue.place
            )
            // What else is wrong with it may follow from that.
            return
        }
        let content: ModuleGroup.Members
        switch (members["modules"], members["groups"]) {
        case (let modules?, nil): content = .patterns(patterns(modules, "modules"))
        case (nil, let others?): content = .groups(groupNames(others, "groups"))
        default:
            decoder.report(
                "the group \"\(name)\" needs either \"modules\" or \"groups\"",
                at: value.place
            )
            content = .patterns([])
        }
        groups.append(
            ModuleGroup(
                name: name,
                members: content,
                exceptions: members["except"].map { patterns($0, "except") } ?? [],
                mayBeEmpty: decoder.flag(members["mayBeEmpty"], "mayBeEmpty"),
                place: value.place
            )
        )
    }

    /// One pattern or a list of them.
    private mutating func patterns(_ value: JSON5Value, _ what: String) -> [ModulePattern] {
        var values = [value]
        if case .array(let elements) = value.content { values = elements }
        if values.isEmpty { decoder.report("\(what) is empty", at: value.place) }
        return values.compactMap { pattern($0, "each of \(what)") }
    }

    private mutating func pattern(_ value: JSON5Value, _ what: String) -> ModulePattern? {
        guard let members = decoder.object(value, what, keys: ["package", "target", "kinds"]) else {
            return nil
        }
        if members.isEmpty {
            decoder.report("\(what) says at least one of package, target, kinds", at: value.place)
        }
        let package = path(members["package"], "package")
        let target = decoder.text(members["target"], "target")
        if let value = members["package"] { checkPlaceholders(package, [], at: value.place) }
        if let value = members["target"] {
            checkPlaceholders(target, ["{package}"], at: value.place)
        }
        return ModulePattern(
            package: NamePattern(package.map { $0 == "." ? "" : $0 } ?? "**"),
            target: NamePattern(target ?? "*"),
            kinds: members["kinds"].map { kinds($0) } ?? Set(TargetKind.allCases)
        )
    }

    /// The path of a package, or a pattern of such paths.
    private mutating func path(_ value: JSON5Value?, _ what: String) -> String? {
        guard let value, let text = decoder.text(value, what) else { return nil }
        return path(text, what, at: value.place)
    }

    /// The path of a folder, or a pattern of such paths, as the repository writes it.
    private mutating func path(_ text: String, _ what: String, at place: TextPlace) -> String {
        let names = text.split(separator: "/").filter { $0 != "." }
        let plain = names.isEmpty ? "." : names.joined(separator: "/")
        if plain != text {
            decoder.report(
                "\(what) is a path from the root; write \"\(plain)\" for \"\(text)\"",
                at: place
            )
        }
        return plain
    }

    /// Reports what stands in curly brackets and stands for nothing.
    private mutating func checkPlaceholders(
        _ pattern: String?,
        _ known: [String],
        at place: TextPlace
    ) {
        var rest = (pattern ?? "")[...]
        while let start = rest.firstIndex(of: "{") {
            rest = rest[start...]
            let end = rest.firstIndex(of: "}") ?? rest.index(before: rest.endIndex)
            let word = String(rest[...end])
            rest = rest[rest.index(after: end)...]
            if !known.contains(word) {
                decoder.reportUnknown("placeholder", word, among: known, at: place)
            }
        }
    }

    private mutating func kinds(_ value: JSON5Value) -> Set<TargetKind> {
        let words = decoder.texts(value, "kinds")
        if words.isEmpty { decoder.report("kinds is empty", at: value.place) }
        let kinds = words.compactMap { word, place -> TargetKind? in
            let kind = TargetKind(rawValue: word)
            if kind == nil {
                let names = TargetKind.allCases.map(\.rawValue)
                decoder.reportUnknown("kind of target", word, among: names, at: place)
            }
            return kind
        }
        return Set(kinds)
    }

    /// The names of groups that are there.
    private mutating func groupNames(_ value: JSON5Value?, _ what: String) -> [String] {
        let words = decoder.texts(value, what)
        if let value, words.isEmpty { decoder.report("\(what) names no group", at: value.place) }
        for (name, place) in words { check(group: name, at: place) }
        return words.map(\.text)
    }

    private mutating func check(group name: String, at place: TextPlace) {
        guard !groups.contains(where: { $0.name == name }) else { return }
        decoder.reportUnknown("group", name, among: groups.map(\.name), at: place)
    }
}

extension RuleFileReader {
    private mutating func addRule(_ value: JSON5Value) {
        guard case .object(let all) = value.content else {
            decoder.report("a rule is an object, not \(value.kindName)", at: value.place)
            return
        }
        let kindValue = all.first { $0.key == "kind" }?.value
        guard let kindValue else {
            decoder.report("a rule needs \"kind\"", at: value.place)
            return
        }
        guard let kind: Requirement.Kind = decoder.choice(kindValue, "kind of rule") else { return }
        let common = ["name", "kind", "reason", "advice", "severity", "mayBeEmpty"]
        guard let members = decoder.object(value, "a rule", keys: common + kind.keys) else {
            return
        }
        for key in kind.requiredKeys {
            _ = decoder.required(
                key,
                of: members,
                "a rule of the kind \(kind.rawValue)",
                at: value.place
            )
        }
        let nameValue = decoder.required("name", of: members, "a rule", at: value.place)
        let reason = decoder.required("reason", of: members, "a rule", at: value.place)
        guard let nameValue, let name = decoder.text(nameValue, "the name of a rule") else {
            return
        }
        if let other = rules.first(where: { $0.name == name }) {
            decoder.report(
                "there is a rule \"\(name)\" in line \(other.place.line) already",
                at: nameValue.place
            )
        }
        rules.append(
            RuleStatement(
                name: name,
                requirement: requirement(kind, members, at: value.place),
                reason: decoder.text(reason, "reason") ?? "",
                advice: advice(members["advice"]),
                severity: decoder.choice(members["severity"], "severity") ?? .error,
                mayBeEmpty: decoder.flag(members["mayBeEmpty"], "mayBeEmpty"),
                place: value.place
            )
        )
    }

    private mutating func requirement(
        _ kind: Requirement.Kind,
        _ members: [String: JSON5Value],
        at place: TextPlace
    ) -> Requirement {
        switch kind {
        case .layers: return .layers(layers(members["layers"]))
        case .independence:
            return .independence(
                groups: groupNames(members["of"], "of"),
                withinPackage: decoder.flag(members["withinPackage"], "withinPackage")
            )
        case .forbidden:
            return .forbidden(
                from: groupNames(members["from"], "from"),
                to: reaches(members["to"], "to"),
                indirectly: decoder.flag(members["indirectly"], "indirectly")
            )
        case .allowedOnly: return .allowedOnly(allowedRows(members["allow"]))
        case .acyclic: return acyclic(members["among"])
        case .declared: return .declared
        case .used: return .used
        case .noThirdParty: return .noThirdParty(allowed: allowedPackages(members["allow"]))
        case .testableOnlyOwn: return .testableOnlyOwn(by: groupNames(members["by"], "by"))
        case .exportedOnly: return .exportedOnly(by: groupNames(members["by"], "by"))
        case .toolchain: return .toolchain(toolchainRows(members["allow"]))
        case .systemLibrary: return .systemLibrary(owners(members["owners"]))
        case .everythingPlaced: return .everythingPlaced
        case .noStraySources: return .noStraySources
        case .sizeLimit:
            return .sizeLimit(
                of: groupNames(members["of"], "of"),
                lines: members["lines"].flatMap { decoder.count($0, "lines") } ?? 0,
                each: decoder.choice(members["each"], "unit of size") ?? .group
            )
        }
    }

    private mutating func layers(_ value: JSON5Value?) -> [[String]] {
        let values = decoder.list(value, "layers")
        if let value, values.count < 2 {
            decoder.report("layers lists two or more, the uppermost first", at: value.place)
        }
        var seen: Set<String> = []
        return values.map { layer in
            let names = groupNames(layer, "each of layers")
            for name in names where !seen.insert(name).inserted {
                decoder.report("the group \"\(name)\" is in two layers", at: layer.place)
            }
            return names
        }
    }

    private mutating func acyclic(_ value: JSON5Value?) -> Requirement {
        guard let value else { return .acyclic(packages: true, targets: true) }
        let known = ["packages", "targets"]
        let words = decoder.texts(value, "among")
        if words.isEmpty { decoder.report("among is empty", at: value.place) }
        for (word, place) in words where !known.contains(word) {
            decoder.reportUnknown("word of among", word, among: known, at: place)
        }
        let names = words.map(\.text)
        return .acyclic(packages: names.contains("packages"), targets: names.contains("targets"))
    }

    /// Names of groups, or objects that name groups nearby; an empty list is fine.
    private mutating func reaches(_ value: JSON5Value?, _ what: String) -> [GroupReach] {
        guard let value else { return [] }
        var values = [value]
        if case .array(let elements) = value.content { values = elements }
        return values.compactMap { element in
            guard case .object(let members) = element.content else {
                guard let name = decoder.text(element, "each of \(what)") else { return nil }
                check(group: name, at: element.place)
                return GroupReach(group: name, extent: .anywhere)
            }
            let keys = ["own", "around"]
            guard let object = decoder.object(element, what, keys: keys) else { return nil }
            guard members.count == 1, let key = keys.first(where: { object[$0] != nil }),
                let group = object[key], let name = decoder.text(group, key)
            else {
                decoder.report("this is {own: \"group\"} or {around: \"group\"}", at: element.place)
                return nil
            }
            check(group: name, at: group.place)
            return GroupReach(group: name, extent: key == "own" ? .ownPackage : .surroundingPackage)
        }
    }

    private mutating func allowedRows(_ value: JSON5Value?) -> [AllowedRow] {
        decoder.list(value, "allow").compactMap { row in
            guard let members = decoder.object(row, "each of allow", keys: ["from", "to"]) else {
                return nil
            }
            let from = decoder.required("from", of: members, "each of allow", at: row.place)
            let to = decoder.required("to", of: members, "each of allow", at: row.place)
            return AllowedRow(from: groupNames(from, "from"), to: reaches(to, "to"))
        }
    }

    private mutating func allowedPackages(_ value: JSON5Value?) -> [AllowedPackage] {
        decoder.list(value, "allow").compactMap { element in
            if case .string = element.content {
                return decoder.text(element, "each of allow").map {
                    AllowedPackage(identity: $0.lowercased(), modules: [], place: element.place)
                }
            }
            guard
                let members = decoder.object(
                    element,
                    "each of allow",
                    keys: ["package", "modules"]
                ),
                let package = decoder.required(
                    "package",
                    of: members,
                    "each of allow",
                    at: element.place
                ),
                let identity = decoder.text(package, "package")
            else { return nil }
            return AllowedPackage(
                identity: identity.lowercased(),
                modules: decoder.texts(members["modules"], "modules").map(\.text),
                place: element.place
            )
        }
    }

    private mutating func toolchainRows(_ value: JSON5Value?) -> [ToolchainRow] {
        decoder.list(value, "allow").compactMap { row in
            let keys = ["from", "modules", "fallbacks"]
            guard let members = decoder.object(row, "each of allow", keys: keys) else { return nil }
            let from = decoder.required("from", of: members, "each of allow", at: row.place)
            let modules = decoder.required("modules", of: members, "each of allow", at: row.place)
            return ToolchainRow(
                from: groupNames(from, "from"),
                modules: Set(decoder.texts(modules, "modules").map(\.text)),
                fallbacks: fallbacks(members["fallbacks"])
            )
        }
    }

    private mutating func fallbacks(_ value: JSON5Value?) -> [String: String] {
        guard let value else { return [:] }
        guard case .object(let members) = value.content else {
            decoder.report("fallbacks is an object, not \(value.kindName)", at: value.place)
            return [:]
        }
        var fallbacks: [String: String] = [:]
        for member in members {
            fallbacks[member.key] = decoder.text(member.value, "the module that is better")
        }
        return fallbacks
    }

    private mutating func owners(_ value: JSON5Value?) -> [LibraryOwner] {
        decoder.list(value, "owners").compactMap { element in
            let keys = ["library", "package"]
            guard let members = decoder.object(element, "each of owners", keys: keys) else {
                return nil
            }
            let texts = keys.compactMap { key in
                let text = decoder.required(key, of: members, "each of owners", at: element.place)
                return key == "package" ? path(text, key) : decoder.text(text, key)
            }
            return texts.count == 2 ? LibraryOwner(library: texts[0], package: texts[1]) : nil
        }
    }

    /// One text, or a list of texts for pairs of groups.
    private mutating func advice(_ value: JSON5Value?) -> [RuleAdvice] {
        guard let value else { return [] }
        if case .string = value.content {
            let instead = decoder.text(value, "advice")
            return instead.map { [RuleAdvice(from: nil, to: nil, instead: $0)] } ?? []
        }
        return decoder.list(value, "advice").compactMap { element in
            let keys = ["from", "to", "instead"]
            guard let members = decoder.object(element, "each of advice", keys: keys) else {
                return nil
            }
            let text = decoder.required("instead", of: members, "each of advice", at: element.place)
            guard let instead = decoder.text(text, "instead") else { return nil }
            return RuleAdvice(
                from: group(members["from"], "from"),
                to: group(members["to"], "to"),
                instead: instead
            )
        }
    }

    private mutating func group(_ value: JSON5Value?, _ what: String) -> String? {
        guard let value, let name = decoder.text(value, what) else { return nil }
        check(group: name, at: value.place)
        return name
    }
}

extension Requirement.Kind {
    /// The keys of a rule of this kind, beside those that every rule has.
    var keys: [String] {
        switch self {
        case .layers: ["layers"]
        case .independence: ["of", "withinPackage"]
        case .forbidden: ["from", "to", "indirectly"]
        case .allowedOnly, .toolchain, .noThirdParty: ["allow"]
        case .acyclic: ["among"]
        case .testableOnlyOwn, .exportedOnly: ["by"]
        case .systemLibrary: ["owners"]
        case .sizeLimit: ["of", "lines", "each"]
        case .declared, .used, .everythingPlaced, .noStraySources: []
        }
    }

    /// Those of them that have to be there.
    var requiredKeys: [String] {
        switch self {
        case .layers: ["layers"]
        case .independence: ["of"]
        case .forbidden: ["from", "to"]
        case .allowedOnly, .toolchain: ["allow"]
        case .systemLibrary: ["owners"]
        case .sizeLimit: ["of", "lines"]
        default: []
        }
    }
}
