/// A kind of target.
public typealias TargetKind = Manifest.Target.Kind

extension TargetKind {
    /// True for a target that runs during a build, and is not part of its product.
    var isTool: Bool { self == .plugin || self == .macro }
}

extension Manifest.Target {
    /// The dependencies, and the plugins, which are built first.
    var uses: [Manifest.TargetDependency] {
        dependencies
            + plugins.map {
                Manifest.TargetDependency(kind: .plugin, name: $0.name, package: $0.package)
            }
    }

    /// The unique name of the module.
    var graphName: String { uniqueName ?? moduleName }

    /// The name in imports, in which `_` replaces the characters that a word cannot contain.
    public var moduleName: String {
        // Almost every name is a word, and this property is read often.
        if name.utf8.first.map({ !Byte.isDigit($0) }) ?? false,
            name.utf8.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "$") && Byte.continuesWord($0) })
        {
            return name
        }
        let characters = name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
        return characters.first?.isNumber == true
            ? "_" + String(characters.dropFirst()) : String(characters)
    }

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

    /// The libraries in flags such as `-lz`, `-l z` and `-Wl,-lz`.
    private static func libraries(in flags: [String]) -> [String] {
        let words = flags.flatMap { flag in
            flag.hasPrefix("-Wl,")
                ? flag.split(separator: ",").dropFirst().map(String.init) : [flag]
        }
        return zip(words, words.dropFirst() + [""]).compactMap { word, next in
            guard word.hasPrefix("-l") else { return nil }
            let name = word == "-l" ? next : String(word.dropFirst("-l".count))
            return name.isEmpty ? nil : name
        }
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
