/// The content of a package's manifest.
///
/// Each part of a manifest that was read literally has a line, from 1. A manifest that was
/// evaluated has no lines.
public struct Manifest: Encodable, Equatable, Sendable {
    /// The name that the manifest gives the package.
    public var name: String
    /// The tools version of the first line, in three parts: `6.2.0`.
    public var toolsVersion: String
    /// The products, in the order of the manifest.
    public var products: [Product]
    /// The dependencies on packages, in the order of the manifest.
    public var dependencies: [PackageDependency]
    /// The traits that the package declares, sorted by name.
    public var traits: [Trait]
    /// The targets, in the order of the manifest.
    public var targets: [Target]
    /// The language modes; nil for a manifest that lists none.
    public var languageModes: [String]?

    /// A product of a package.
    public struct Product: Encodable, Equatable, Sendable {
        /// The name of the product, which may differ from the names of its targets.
        public var name: String
        /// The kind of the product.
        public var kind: Kind
        /// The names of the targets in the product.
        public var targets: [String]
        /// The line of the declaration.
        public var line: Int?

        /// A kind of product.
        public enum Kind: String, Encodable, Sendable {
            /// A product of `.library`, `.executable` or `.plugin`.
            case library, executable, plugin
        }
    }

    /// A dependency of a package on another.
    public struct PackageDependency: Encodable, Equatable, Sendable {
        /// The source of the package.
        public var kind: Kind
        /// The identity of the package, in lower case.
        public var identity: String
        /// The name that the manifest gives the dependency, if any.
        public var name: String?
        /// The absolute path, the URL, or the identifier in the registry.
        public var location: String
        /// The enabled traits of the package, sorted by name.
        public var traits: [TraitUse]
        /// The line of the declaration.
        public var line: Int?

        /// A source of packages.
        public enum Kind: String, Encodable, Sendable {
            /// A folder, a repository of git, or a registry.
            case path, sourceControl, registry
        }

        /// The name of the package in the dependencies of targets, whose case SwiftPM ignores.
        public var referenceName: String { name ?? identity }
        /// The name of the package in rules and messages, in lower case.
        public var shownIdentity: String { kind == .path ? referenceName.lowercased() : identity }
        /// The absolute path of a package in a folder of this machine; nil for other packages.
        public var folder: String? { kind == .path ? location : nil }
    }

    /// A trait that a package declares.
    public struct Trait: Encodable, Equatable, Sendable {
        /// The name of the trait; `default` for the traits that are enabled by default.
        public var name: String
        /// The traits that this trait enables, sorted.
        public var enabled: [String]
        /// The line of the declaration.
        public var line: Int?
    }

    /// A trait that is enabled in a dependency.
    public struct TraitUse: Encodable, Equatable, Sendable {
        /// The name of the trait; `default` for the default traits of the dependency.
        public var name: String
        /// The traits of the dependent package, one of which has to be enabled; nil for no
        /// condition.
        public var condition: [String]?
    }

    /// A condition of a dependency or a setting.
    ///
    /// An empty or missing part does not restrict it.
    public struct Condition: Encodable, Equatable, Sendable {
        /// The platforms, by the names that SwiftPM prints: `linux`, `macos`.
        public var platforms: [String]
        /// `debug` or `release`.
        public var configuration: String?
        /// The traits, one of which has to be enabled.
        public var traits: [String]?
    }

    /// A target of a package.
    public struct Target: Encodable, Equatable, Sendable {
        /// The name of the target.
        public var name: String
        /// The kind of the target.
        public var kind: Kind
        /// The folder of the target, relative to the package; nil for the default folder.
        public var path: String?
        /// The files and folders with sources; nil for the whole folder.
        public var sources: [String]?
        /// The files and folders that are excluded.
        public var excluded: [String]
        /// The files and folders that are resources.
        public var resources: [String]
        /// The folder of public headers; nil for the default folder.
        public var headers: String?
        /// The address of a binary target.
        public var url: String?
        /// The dependencies of the target.
        public var dependencies: [TargetDependency]
        /// The plugins that the target uses.
        public var plugins: [PluginUse]
        /// The build settings, in the order C, C++, Swift, linker.
        public var settings: [Setting]
        /// The line of the declaration.
        public var line: Int?
        /// A name that differs from the names of all other targets, if `moduleName` does not.
        var uniqueName: String?

        /// A kind of target.
        public enum Kind: String, CaseIterable, Encodable, Sendable {
            /// A target of `.target`, `.executableTarget`, `.testTarget` and so on.
            case library, executable, test, system, binary, plugin, macro
        }
    }

    /// A dependency of a target.
    public struct TargetDependency: Encodable, Equatable, Sendable {
        /// The form of the dependency.
        public var kind: Kind
        /// The name of the target or product.
        public var name: String
        /// The name of the package, if the manifest states one.
        public var package: String?
        /// The aliases by the names of modules; nil for no aliases.
        public var moduleAliases: [String: String]?
        /// The condition of the dependency, if any.
        public var condition: Condition?
        /// The line of the dependency.
        public var line: Int?

        /// A form of dependency.
        public enum Kind: String, Encodable, Sendable {
            /// A target of the same package.
            case target
            /// A product of another package.
            case product
            /// A target of the same package, or a product of a package with the same name.
            case byName
            /// A plugin, which the target uses.
            case plugin
        }
    }

    /// A plugin that a target uses.
    public struct PluginUse: Encodable, Equatable, Sendable {
        /// The name of the plugin.
        public var name: String
        /// The package of the plugin, if it is another package.
        public var package: String?
        /// The line of the use.
        public var line: Int?
    }

    /// A build setting.
    public struct Setting: Encodable, Equatable, Sendable {
        /// The tool that the setting configures.
        public var tool: Tool
        /// The name of the setting in the manifest: `define`, `linkedLibrary`.
        public var name: String
        /// The values of the setting: `DEBUG=1`.
        public var values: [String]
        /// The condition of the setting, if any.
        public var condition: Condition?
        /// The line of the setting.
        public var line: Int?

        /// A tool with settings.
        public enum Tool: String, Encodable, Sendable {
            /// A compiler of C, C++ or Swift, or the linker.
            case c, cxx, swift, linker
        }
    }
}

/// The way in which a manifest was read.
public enum ManifestReading: Equatable, Sendable {
    /// From the text alone.
    case literal
    /// By SwiftPM, because the text contains something that the literal reader does not support.
    case evaluated(UnsupportedSyntax)

    /// The reason why the manifest was evaluated; nil for a literal one.
    public var unsupportedSyntax: UnsupportedSyntax? {
        if case .evaluated(let reason) = self { reason } else { nil }
    }

    /// The name of the way: `literal` or `evaluated`.
    public var name: String { unsupportedSyntax == nil ? "literal" : "evaluated" }
}
