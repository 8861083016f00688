/// The content of a package's manifest.
///
/// In a manifest that was read literally, each `line` counts from 1. In an evaluated manifest,
/// each `line` is nil.
package struct Manifest: Encodable, Equatable, Sendable {
    package var name: String
    /// The tools version in the first line of the manifest, in three parts: `6.2.0`.
    package var toolsVersion: String
    package var products: [Product]
    package var dependencies: [PackageDependency]
    /// The traits that the package declares, sorted by name.
    package var traits: [Trait]
    /// The platforms with a minimum version, in lower case, sorted.
    package var platforms: [String] = []
    package var targets: [Target]
    /// The language modes; nil for a manifest that lists none.
    package var languageModes: [String]?

    package struct Product: Encodable, Equatable, Sendable {
        package var name: String
        package var kind: Kind
        package var targets: [String]
        package var line: Int?

        package enum Kind: String, Encodable, Sendable {
            case library, executable, plugin
        }
    }

    package struct PackageDependency: Encodable, Equatable, Sendable {
        package var kind: Kind
        /// The identity of the package, in lower case.
        package var identity: String
        /// The name that the manifest gives the dependency, if any.
        package var name: String?
        /// The absolute path, the URL, or the identifier in the registry.
        package var location: String
        /// The traits of the dependency that are enabled, sorted by name.
        package var traits: [TraitUse]
        package var line: Int?

        package enum Kind: String, Encodable, Sendable {
            /// The location of the package: a folder, a git repository, or a registry.
            case path, sourceControl, registry
        }

        /// The name by which targets refer to the package; SwiftPM ignores its case.
        package var referenceName: String { name ?? identity }
        /// The name of the package in rules and messages, in lower case.
        package var shownIdentity: String { kind == .path ? referenceName.lowercased() : identity }
        /// The absolute path of a package in a folder of this machine; nil for other packages.
        package var folder: String? { kind == .path ? location : nil }
    }

    package struct Trait: Encodable, Equatable, Sendable {
        /// The name of the trait; `default` for the traits that are enabled by default.
        package var name: String
        /// The traits that this trait enables, sorted.
        package var enabled: [String]
        package var line: Int?
    }

    package struct TraitUse: Encodable, Equatable, Sendable {
        /// The name of the trait; `default` for the default traits of the dependency.
        package var name: String
        /// The traits of the dependent package, of which at least one has to be enabled; nil
        /// without a condition.
        package var condition: [String]?
    }

    /// A condition of a dependency or a setting.
    ///
    /// An empty or missing property does not restrict the condition.
    package struct Condition: Encodable, Equatable, Sendable {
        /// The platforms, by the names that SwiftPM prints: `linux`, `macos`.
        package var platforms: [String]
        /// The build configuration, `debug` or `release`.
        package var configuration: String?
        /// The traits, of which at least one has to be enabled.
        package var traits: [String]?
    }

    package struct Target: Encodable, Equatable, Sendable {
        package var name: String
        package var kind: Kind
        /// The folder of the target, relative to the package; nil for the default folder.
        package var path: String?
        /// The files and folders with sources; nil for the whole folder.
        package var sources: [String]?
        package var excluded: [String]
        package var resources: [String]
        /// The folder of public headers; nil for the default folder.
        package var headers: String?
        package var url: String?
        package var dependencies: [TargetDependency]
        package var plugins: [PluginUse]
        /// The build settings, in the order C, C++, Swift, linker.
        package var settings: [Setting]
        package var line: Int?
        /// A unique name for a target that shares its name with another target; otherwise nil.
        var uniqueName: String?
        /// The target of an Xcode project; nil for a target of a package.
        var xcode: XcodeTarget?

        package enum Kind: String, CaseIterable, Encodable, Sendable {
            /// The kind of target that `.target`, `.executableTarget`, `.testTarget` and so on
            /// declare.
            case library, executable, test, system, binary, plugin, macro
        }
    }

    package struct TargetDependency: Encodable, Equatable, Sendable {
        package var kind: Kind
        package var name: String
        package var package: String?
        /// The aliases of modules, by the modules' original names; nil without aliases.
        package var moduleAliases: [String: String]?
        package var condition: Condition?
        package var line: Int?

        package enum Kind: String, Encodable, Sendable {
            /// A target of the same package.
            case target
            /// A product of another package.
            case product
            /// A target of the same package, or else a product of another package.
            case byName
            /// A plugin, which the target uses.
            case plugin
        }
    }

    package struct PluginUse: Encodable, Equatable, Sendable {
        package var name: String
        package var package: String?
        package var line: Int?
    }

    package struct Setting: Encodable, Equatable, Sendable {
        package var tool: Tool
        /// The name of the setting in the manifest: `define`, `linkedLibrary`.
        package var name: String
        /// The values of the setting: `DEBUG=1`.
        package var values: [String]
        package var condition: Condition?
        package var line: Int?

        package enum Tool: String, Encodable, Sendable {
            case c, cxx, swift, linker
        }
    }
}
