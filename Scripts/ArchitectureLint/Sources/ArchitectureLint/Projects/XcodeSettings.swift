/// The build settings of a target in one configuration.
struct XcodeSettings {
    /// The settings of the target, of its configuration file, of the project, and of its
    /// configuration file, in this order.
    private var levels: [[String: String]] = []

    init() {}

    /// Returns the settings of a target in each configuration, the first configuration first.
    ///
    /// - Parameter files: The settings in configuration files, by the configurations that use them.
    static func all(
        of target: PropertyList,
        in objects: XcodeObjects,
        files: [String: [String: String]]
    ) -> [XcodeSettings] {
        let predefined = [
            "TARGET_NAME": target["name"]?.text ?? "", "PROJECT_NAME": objects.name,
            "BUILT_PRODUCTS_DIR": "",
        ]
        let owners = [target, objects.project].map { owner in
            let list = objects[owner["buildConfigurationList"]?.text]
            return objects.objects(list?["buildConfigurations"])
        }
        let names = owners.joined().compactMap { $0.object["name"]?.text }
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }.map { name in
            let named = owners.compactMap { $0.first { $0.object["name"]?.text == name } }
            let levels = named.flatMap { id, object in
                [
                    (object["buildSettings"]?.members ?? [:])
                        .mapValues { $0.text ?? $0.texts.joined(separator: " ") },
                    files[id] ?? [:],
                ]
            }
            var settings = XcodeSettings()
            settings.levels = [predefined] + levels
            return settings
        }
    }

    /// The custom `#if` flags for any platform; nil if a setting of them cannot be read.
    var flags: Set<String>? {
        var flags: Set<String> = []
        for name in ["SWIFT_ACTIVE_COMPILATION_CONDITIONS", "OTHER_SWIFT_FLAGS"] {
            for key in Set(levels.flatMap(\.keys)) where key == name || key.hasPrefix("\(name)[") {
                guard let text = expanded(key) else { return nil }
                let words = text.split(separator: " ").map(String.init)
                flags.formUnion(words.map { $0.hasPrefix("-D") ? String($0.dropFirst(2)) : $0 })
            }
        }
        return flags
    }

    /// Returns the value of a setting; nil for a missing or empty setting, or for a value that
    /// refers to an unknown setting.
    subscript(name: String) -> String? { expanded(name).flatMap { $0.isEmpty ? nil : $0 } }

    /// Returns the value of a setting; nil for a missing setting.
    ///
    /// - Parameter unknown: The value of unknown settings that it refers to; nil for no result.
    func expanded(_ name: String, unknown: String? = nil) -> String? {
        // A text may repeat references to a text that does the same.
        var budget = 10_000
        return value(of: name, from: 0, depth: 0, unknown, &budget)
    }

    private func value(
        of name: String,
        from first: Int,
        depth: Int,
        _ unknown: String?,
        _ budget: inout Int
    ) -> String? {
        // A setting may refer to itself.
        guard depth < 16, budget > 0,
            let level = levels.indices.dropFirst(first).first(where: { levels[$0][name] != nil })
        else { return nil }
        var rest = (levels[level][name] ?? "")[...]
        var value = ""
        while let start = rest.firstIndex(of: "$") {
            value += rest[..<start]
            let reference = rest[start...].dropFirst()
            let brackets: [Character: Character] = ["(": ")", "{": "}"]
            guard let close = reference.first.flatMap({ brackets[$0] }),
                let end = reference.firstIndex(of: close)
            else { return nil }
            let parts = reference[..<end].dropFirst().split(separator: ":")
            rest = rest[reference.index(after: end)...]
            guard let other = parts.first.map(String.init) else { return nil }
            let isInherited = other == "inherited" || other == name
            let found = self.value(
                of: isInherited ? name : other,
                from: isInherited ? level + 1 : 0,
                depth: depth + 1,
                unknown,
                &budget
            )
            guard let text = found ?? (isInherited ? "" : unknown) else { return nil }
            budget -= 1 + text.utf8.count
            value += parts.dropFirst().contains("c99extidentifier") ? text.moduleName : text
        }
        return value + rest
    }

    /// Reads the configuration files of a project.
    ///
    /// - Parameter read: Returns the content of a file, relative to the examined folder.
    /// - Returns: The settings in each file, by the configurations that use the file.
    static func files(
        of objects: XcodeObjects,
        read: (String) -> [UInt8]?
    ) -> [String: [String: String]] {
        var known: [String: [String: String]] = [:]
        return objects.all.filter { $0.value.isa == "XCBuildConfiguration" }.compactMapValues {
            configuration in
            func path(_ key: String) -> String? {
                configuration[key]?.text.flatMap { objects.paths[$0] }
            }
            let anchored = path("baseConfigurationReferenceAnchor").flatMap { folder in
                configuration["baseConfigurationReferenceRelativePath"]?.text
                    .map { TargetPath.joined(folder, $0) }
            }
            return (path("baseConfigurationReference") ?? anchored).map { file in
                if let settings = known[file] { return settings }
                var seen: Set<String> = []
                let settings = settings(in: file, &seen, read)
                known[file] = settings
                return settings
            }
        }
    }

    /// Returns the settings in a file and in the files that it includes.
    ///
    /// - Parameter seen: The files that were read already, of which a second `#include` adds nothing.
    private static func settings(
        in file: String,
        _ seen: inout Set<String>,
        _ read: (String) -> [UInt8]?
    ) -> [String: String] {
        guard seen.insert(file).inserted, let bytes = read(file) else { return [:] }
        var settings: [String: String] = [:]
        for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let text = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
            if text.hasPrefix("#include") {
                let words = line.split(separator: "\"")
                guard words.count > 1 else { continue }
                let included = TargetPath.joined(file.folder, String(words[1]))
                settings.merge(Self.settings(in: included, &seen, read)) { $1 }
                continue
            }
            // The name may have a condition, such as `[sdk=macosx*]`.
            let name = text.prefix { $0 != "=" && $0 != "[" }
            let condition = text[name.endIndex...].prefix { $0 != "]" }
            let rest =
                name.endIndex < text.endIndex && text[name.endIndex] == "["
                ? text[condition.endIndex...].dropFirst() : text[name.endIndex...]
            guard let sign = rest.firstIndex(of: "=") else { continue }
            let value = rest[sign...].dropFirst().trimmingSpaces
            settings[text[..<sign].trimmingSpaces] =
                value.hasSuffix(";") ? String(value.dropLast()) : value
        }
        return settings
    }
}
