package typealias TargetKind = Manifest.Target.Kind

extension TargetKind {
    /// True for a target that runs during a build, and is not part of its product.
    var isTool: Bool { self == .plugin || self == .macro }

    /// True for a target that other targets can import.
    var isImportable: Bool { [.library, .system, .binary].contains(self) }
}

extension Manifest.Target {
    /// The dependencies, and the plugins, which are built first.
    var uses: [Manifest.TargetDependency] {
        dependencies
            + plugins.map {
                Manifest.TargetDependency(kind: .plugin, name: $0.name, package: $0.package)
            }
    }

    var graphName: String { uniqueName ?? moduleName }

    /// The name in imports.
    package var moduleName: String { name.moduleName }

    /// The system libraries of the linker settings, on any platform, such as `sqlite3`.
    var linkedLibraries: [String] {
        settings.filter { $0.tool == .linker }.flatMap { setting -> [String] in
            switch setting.name {
            case "linkedLibrary": setting.values
            case "unsafeFlags": Self.libraries(in: setting.values)
            default: []
            }
        }
    }

    /// The flags of all tools that SwiftPM does not check.
    var unsafeFlags: [String] { settings.filter { $0.name == "unsafeFlags" }.flatMap(\.values) }

    /// The custom flags for `#if` in the settings of Swift.
    var flags: Set<String> { Set(Self.values(of: "-D", in: compilerFlags + unsafeFlags)) }

    /// The names in imports by the aliases for them in unsafe flags.
    var moduleAliases: [String: String] {
        let pairs = Self.values(of: "-module-alias", in: unsafeFlags).map {
            $0.split(separator: "=").map(String.init)
        }
        return Dictionary(firstOf: pairs.filter { $0.count == 2 }.map { ($0[0], $0[1]) })
    }

    /// The libraries in flags such as `-lz`, `-l z` and `-Wl,-lz`.
    private static func libraries(in flags: [String]) -> [String] {
        let words = flags.flatMap { flag in
            flag.hasPrefix("-Wl,")
                ? flag.split(separator: ",").dropFirst().map(String.init) : [flag]
        }
        return values(of: "-l", in: words)
    }

    /// The values of an option, each in the next word or in the same.
    private static func values(of option: String, in words: [String]) -> [String] {
        zip(words, words.dropFirst() + [""]).compactMap { word, next in
            guard word.hasPrefix(option) else { return nil }
            return word == option ? next : String(word.dropFirst(option.count))
        }.filter { !$0.isEmpty }
    }

    /// The compiler flags that affect the reading of sources.
    var compilerFlags: [String] {
        let options = [
            "define": "-D", "enableUpcomingFeature": "-enable-upcoming-feature",
            "enableExperimentalFeature": "-enable-experimental-feature",
        ]
        return settings.filter { $0.tool == .swift }.flatMap { setting in
            options[setting.name].map { option in setting.values.flatMap { [option, $0] } } ?? []
        }
    }
}

extension Manifest.TargetDependency {
    /// True if the name may be that of a target in the same package.
    var mayBeTarget: Bool { kind == .plugin ? package == nil : kind != .product }

    /// True if the name may be that of a product.
    var mayBeProduct: Bool { kind != .target }
}

extension String {
    /// The name of a target as a module, in which `_` replaces the characters that a word cannot contain.
    var moduleName: String {
        // Almost every name is a word, and this property is read often.
        if utf8.first.map({ !Byte.isDigit($0) }) ?? false,
            utf8.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "$") && Byte.continuesWord($0) })
        {
            return self
        }
        let characters = map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
        return characters.first?.isNumber == true
            ? "_" + String(characters.dropFirst()) : String(characters)
    }
}
