extension Manifest {
    /// A target, as it is written: where its files are is another question.
    public struct Target: Codable, Equatable, Sendable {
        /// Its name in the manifest.
        public var name: String
        /// What it is built to.
        public var kind: Kind
        /// Where its files are, relative to the package; nothing for the usual place.
        public var path: String?
        /// The files or folders in it that hold its sources; nothing for all of them.
        public var sources: [String]?
        /// The files or folders in it that are left out.
        public var excluded: [String]
        /// The files or folders in it that are not compiled but copied, processed or embedded.
        public var resources: [String]
        /// Where in it the headers are that others may include; nothing for the usual place.
        public var headers: String?
        /// Where a binary target is loaded from.
        public var url: String?
        /// What it depends on.
        public var dependencies: [TargetDependency]
        /// The plugins that work on it.
        public var plugins: [PluginUse]
        /// What compilers and the linker are told, in the order C, C++, Swift, linker.
        public var settings: [Setting]
        /// The line where it stands.
        public var line: Int?

        /// What a target is built to.
        public enum Kind: String, Codable, Sendable {
            case library, executable, test, system, binary, plugin, macro
        }
    }

    /// A dependency of a target, as it is written.
    public struct TargetDependency: Codable, Equatable, Sendable {
        /// What it may mean.
        public var kind: Kind
        /// The target or product that it names.
        public var name: String
        /// The package that it names, if it names one.
        public var package: String?
        /// What its modules are called here, by their own names; nothing when nothing is said.
        public var moduleAliases: [String: String]?
        /// When it counts; nothing for always.
        public var condition: Condition?
        /// The line where it stands.
        public var line: Int?

        /// What a dependency may mean.
        public enum Kind: String, Codable, Sendable {
            /// A target of the same package.
            case target
            /// A product of another package.
            case product
            /// A target of the same package, or else a product of a package of the same name.
            case byName
        }
    }

    /// A plugin that works on a target.
    public struct PluginUse: Codable, Equatable, Sendable {
        /// The plugin's name.
        public var name: String
        /// The package that it comes from, if it is another one.
        public var package: String?
        /// The line where it stands.
        public var line: Int?
    }

    /// Something that a compiler or the linker is told.
    public struct Setting: Codable, Equatable, Sendable {
        /// Who is told.
        public var tool: Tool
        /// What it is, by its name in the manifest: `define`, `linkedLibrary`.
        public var name: String
        /// Its values as text: `DEBUG=1`.
        public var values: [String]
        /// When it counts; nothing for always.
        public var condition: Condition?
        /// The line where it stands.
        public var line: Int?

        /// Who is told.
        public enum Tool: String, Codable, Sendable {
            case c, cxx, swift, linker
        }
    }
}

extension Manifest.Target {
    /// The libraries of the system that it is linked with, on any platform.
    public var linkedLibraries: [String] {
        settings.filter { $0.tool == .linker }.flatMap { setting -> [String] in
            switch setting.name {
            case "linkedLibrary": setting.values
            case "unsafeFlags": Self.libraries(in: setting.values)
            default: []
            }
        }
    }

    /// The libraries that flags tell the linker of: `-lz`, `-l z`, `-Wl,-lz`.
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
}
