extension LiteralManifest {
    /// A target.
    func target(_ value: LiteralValue) throws(Doubt) -> Manifest.Target {
        let line = value.line ?? 1
        guard let kind = Self.kinds[value.memberName],
            kind != .macro || importsCompilerPluginSupport
        else { throw Doubt(reason: "the target .\(value.memberName)", line: line) }
        let resources = try map(value["resources"]) { (resource) throws(Doubt) in
            let path = resource["0"]?.text ?? ""
            guard !path.isEmpty, !path.hasPrefix("/"), !path.hasPrefix("~") else {
                throw Doubt(reason: "the path \(path) of a resource", line: resource.line ?? line)
            }
            return path
        }
        return Manifest.Target(
            name: value["name"]?.text ?? "",
            kind: kind,
            path: value["path"]?.text,
            sources: value["sources"].map(texts),
            excluded: texts(value["exclude"]),
            resources: resources.map(TargetPath.plain),
            headers: value["publicHeadersPath"]?.text,
            url: value["url"]?.text,
            dependencies: try map(value["dependencies"], targetDependency),
            plugins: try map(value["plugins"], pluginUse),
            settings: try settings(of: value),
            line: value.line
        )
    }

    private static let kinds: [String: Manifest.Target.Kind] = [
        "target": .library, "executableTarget": .executable, "testTarget": .test,
        "systemLibrary": .system, "binaryTarget": .binary, "plugin": .plugin, "macro": .macro,
    ]

    private func targetDependency(
        _ value: LiteralValue
    ) throws(Doubt) -> Manifest.TargetDependency {
        if case .string(let name, let line) = value {
            return Manifest.TargetDependency(kind: .byName, name: name, line: line)
        }
        guard let kind = Manifest.TargetDependency.Kind(rawValue: value.memberName) else {
            throw Doubt(reason: "the dependency .\(value.memberName)", line: value.line ?? 1)
        }
        return Manifest.TargetDependency(
            kind: kind,
            name: value["name"]?.text ?? "",
            package: value["package"]?.text,
            moduleAliases: value["moduleAliases"]?.aliases,
            condition: try value["condition"].map { (condition) throws(Doubt) in
                try self.condition(condition)
            },
            line: value.line
        )
    }

    private func pluginUse(_ value: LiteralValue) throws(Doubt) -> Manifest.PluginUse {
        if case .string(let name, let line) = value {
            return Manifest.PluginUse(name: name, line: line)
        }
        return Manifest.PluginUse(
            name: value["name"]?.text ?? "",
            package: value["package"]?.text,
            line: value.line
        )
    }

    private func condition(_ value: LiteralValue) throws(Doubt) -> Manifest.Condition {
        let platforms = value["platforms"]?.elements
        let traits = value["traits"].map(names)
        guard platforms?.isEmpty != true, traits?.isEmpty != true else {
            throw Doubt(reason: "an empty condition", line: value.line ?? 1)
        }
        return Manifest.Condition(
            platforms: (platforms ?? []).map { platform in
                platform["0"]?.text ?? platform.memberName.lowercased()
            },
            configuration: value["configuration"]?.memberName,
            traits: traits
        )
    }

    private func settings(of value: LiteralValue) throws(Doubt) -> [Manifest.Setting] {
        let tools: [(String, Manifest.Setting.Tool)] = [
            ("cSettings", .c), ("cxxSettings", .cxx), ("swiftSettings", .swift),
            ("linkerSettings", .linker),
        ]
        var settings: [Manifest.Setting] = []
        for (label, tool) in tools {
            settings += try map(value[label]) { (value) throws(Doubt) in
                try setting(value, of: tool)
            }
        }
        return settings
    }

    private func setting(
        _ value: LiteralValue,
        of tool: Manifest.Setting.Tool
    ) throws(Doubt) -> Manifest.Setting {
        // A setting's condition is the last of its arguments without a label.
        let condition = ["0", "1", "2"].compactMap { value[$0] }.last { $0.memberName == "when" }
        return Manifest.Setting(
            tool: tool,
            name: value.memberName,
            values: try values(of: value),
            condition: try condition.map { (condition) throws(Doubt) in
                try self.condition(condition)
            },
            line: value.line
        )
    }

    private func values(of setting: LiteralValue) throws(Doubt) -> [String] {
        let first = setting["0"]
        switch setting.memberName {
        case "unsafeFlags": return texts(first)
        case "strictMemorySafety": return []
        case "interoperabilityMode": return [first?.memberName ?? ""]
        case "swiftLanguageMode": return [try first.map(languageMode) ?? ""]
        case "defaultIsolation": return [first?.memberName ?? "nonisolated"]
        case "treatAllWarnings": return [setting["as"]?.memberName ?? ""]
        case "treatWarning": return [first?.text ?? "", setting["as"]?.memberName ?? ""]
        case "define":
            let value = setting["to"].map { "=\($0.text)" } ?? ""
            return [(first?.text ?? "") + value]
        default: return [first?.text ?? ""]
        }
    }
}
