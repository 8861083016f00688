package typealias TargetKind = Manifest.Target.Kind

extension TargetKind {
    /// True for a target that runs during the build and is not part of the product.
    var isTool: Bool { self == .plugin || self == .macro }

    /// True for a target that other targets can import.
    var isImportable: Bool { [.library, .system, .binary].contains(self) }
}

extension Manifest.Target {
    /// The dependencies of the target, followed by the plugins that it uses.
    var uses: [Manifest.TargetDependency] {
        dependencies
            + plugins.map {
                Manifest.TargetDependency(kind: .plugin, name: $0.name, package: $0.package)
            }
    }

    /// The name of the target in graphs, rules and messages, which is unique in the repository.
    var graphName: String { uniqueName ?? name }

    /// The name of the target's module in imports.
    package var moduleName: String { xcode?.moduleName ?? name.moduleName }

    /// The system libraries that the linker settings name for any platform, such as `sqlite3`.
    var linkedLibraries: [String] {
        settings.filter { $0.tool == .linker }.flatMap { setting -> [String] in
            switch setting.name {
            case "linkedLibrary": setting.values
            case "unsafeFlags": Self.libraries(in: setting.values)
            default: []
            }
        }
    }

    /// The unsafe flags for all tools; SwiftPM passes these flags on unchecked.
    var unsafeFlags: [String] { settings.filter { $0.name == "unsafeFlags" }.flatMap(\.values) }

    /// The custom `#if` flags that the settings of the target define.
    var flags: Set<String> { Set(Self.values(of: "-D", in: compilerFlags + unsafeFlags)) }

    /// The original names of modules, by the aliases that unsafe flags define for them.
    var moduleAliases: [String: String] {
        let pairs = Self.values(of: "-module-alias", in: unsafeFlags).map {
            $0.split(separator: "=").map(String.init)
        }
        return Dictionary(firstOf: pairs.filter { $0.count == 2 }.map { ($0[0], $0[1]) })
    }

    /// Returns the libraries in flags such as `-lz`, `-l z` and `-Wl,-lz`.
    private static func libraries(in flags: [String]) -> [String] {
        let words = flags.flatMap { flag in
            flag.hasPrefix("-Wl,")
                ? flag.split(separator: ",").dropFirst().map(String.init) : [flag]
        }
        return values(of: "-l", in: words)
    }

    /// Returns the values of an option: for the option `-l`, both `-lz` and `-l z` have the value
    /// `z`.
    private static func values(of option: String, in words: [String]) -> [String] {
        zip(words, words.dropFirst() + [""]).compactMap { word, next in
            guard word.hasPrefix(option) else { return nil }
            return word == option ? next : String(word.dropFirst(option.count))
        }.filter { !$0.isEmpty }
    }

    /// The compiler flags that affect how the compiler parses sources.
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
    /// True if the dependency may name a target in the same package.
    var mayBeTarget: Bool { kind == .plugin ? package == nil : kind != .product }

    /// True if the dependency may name a product.
    var mayBeProduct: Bool { kind != .target }
}

extension String {
    /// The name of the module of a target; `_` replaces characters that a word cannot contain.
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
