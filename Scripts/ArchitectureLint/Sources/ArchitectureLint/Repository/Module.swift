/// A target with its sources.
struct Module: Sendable {
    var target: Manifest.Target
    var package: SwiftPackage
    /// The Swift sources, sorted by path.
    var files: [SourceFile]
    /// The folder of the target, relative to the root; empty for a missing folder.
    var folder = ""
    /// True if the Xcode target builds sources that do not exist or are in another language, so
    /// that not all its imports are known.
    var hasUnreadSources = false
}

extension Module {
    /// The name of the module in imports, or a unique name such as `UnitTests (Card)`.
    var name: String { target.graphName }

    /// The line of the manifest that declares the target.
    var place: Place { package.place(line: package.lines.line(ofTarget: target.name)) }

    /// Returns the line on which the manifest names a dependency of the target.
    func place(of dependency: String) -> Place {
        package.place(line: package.lines.line(of: dependency, in: target.name))
    }

    /// The products of the package that contain the target.
    var products: [String] {
        package.products.filter { $0.targets.contains(target.name) }.map(\.name)
    }

    /// The module in whose process the tests of an Xcode target run.
    var host: String? {
        target.xcode?.host.flatMap { host in package.targets.first { $0.name == host }?.graphName }
    }

    var traits: Set<String> { Set(package.traits.map(\.name)) }

    /// Returns an edge for each import that `fits` accepts.
    func imports(where fits: (Import) -> Bool) -> [Edge] {
        files.flatMap { file in
            file.imports.filter(fits).map { found in
                Edge(
                    from: name,
                    to: found.module,
                    kind: .imported,
                    place: Place(file: file.path, line: found.line),
                    condition: found.condition
                )
            }
        }
    }

    /// False for a target whose sources contain only imports and comments.
    var hasCode: Bool {
        (target.kind != .library && target.kind != .test) || files.isEmpty
            || files.contains(where: \.hasCode)
    }

    /// Returns whether code under a condition may be built, given the flags of the target, and the
    /// platforms of an Xcode target.
    ///
    /// - Parameter canImport: Returns whether the build has a module; nil if that is unknown.
    func mayBuild(_ condition: String?, canImport: (String) -> Bool? = { _ in nil }) -> Bool {
        guard let condition else { return true }
        return builds.contains {
            $0.satisfies(condition, traits: traits, canImport: canImport) != false
        }
    }

    /// The builds of a target by platform and by the flags of a configuration.
    private var builds: [BuildSetting] {
        guard let xcode = target.xcode else { return [BuildSetting(flags: target.flags)] }
        let platforms = xcode.platforms.compactMap(BuildSetting.Platform.init(anyCase:))
        return (platforms.isEmpty ? [nil] : platforms.map(Optional.some)).flatMap { platform in
            xcode.flags.isEmpty
                ? [BuildSetting(platform: platform)]
                : xcode.flags.map {
                    BuildSetting(platform: platform, flags: $0, setsFlags: true)
                }
        }
    }
}

struct SourceFile: Equatable, Sendable {
    let path: String
    var imports: [Import]
    /// The symbolic link that leads to the file; nil if the file's path contains no symbolic link.
    var link: LinkedSource?
    /// The uses of functions that reach code by name; empty if the run does not search for them.
    var reflections: [Reflection] = []
    /// False for a file that contains only imports and comments.
    var hasCode = true
    /// The modules that the file tests for with `canImport`.
    var tested: Set<String> = []

    /// Adds a condition to all imports.
    mutating func restrict(to condition: String) {
        for index in imports.indices {
            imports[index].conditions.insert(.init(text: condition, holds: true), at: 0)
        }
    }
}

struct LinkedSource: Equatable, Sendable {
    /// The last symbolic link on the path of the source, relative to the root.
    let path: String
    /// The absolute path of the source without symbolic links.
    let realPath: String
    /// True for a symbolic link inside the package; false for a symbolic link to the whole package.
    let isInPackage: Bool
    /// True if the target's whole folder is behind the symbolic link, and `realPath` is in the same
    /// package.
    let isOwn: Bool
}
