/// A target with its sources.
struct Module: Sendable {
    var target: Manifest.Target
    var package: SwiftPackage
    /// The Swift sources, sorted by path.
    var files: [SourceFile]
    /// The folder of the target, relative to the root; empty for a missing folder.
    var folder = ""
}

extension Module {
    /// The name in imports, or a unique name such as `UnitTests (Card)`.
    var name: String { target.graphName }

    /// The line of the manifest that declares the target.
    var place: Place { package.place(line: package.lines.line(ofTarget: target.name)) }

    /// The line on which the manifest names a dependency of the target.
    func place(of dependency: String) -> Place {
        package.place(line: package.lines.line(of: dependency, in: target.name))
    }

    /// The products of its package that contain the target.
    var products: [String] {
        package.products.filter { $0.targets.contains(target.name) }.map(\.name)
    }

    var traits: Set<String> { Set(package.traits.map(\.name)) }

    /// The edges for the imports that fit.
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

    /// False for a target of imports and comments only.
    var hasCode: Bool {
        (target.kind != .library && target.kind != .test) || files.isEmpty
            || files.contains(where: \.hasCode)
    }

    /// Returns whether SwiftPM may build what a condition guards, without flags of its user.
    func mayBuild(_ condition: String?) -> Bool {
        condition == nil
            || BuildSetting(flags: target.flags).satisfies(condition, traits: traits) != false
    }
}

struct SourceFile: Equatable, Sendable {
    let path: String
    var imports: [Import]
    /// The link to the file; nil for a file without a link on its path.
    var link: LinkedSource?
    /// The uses of functions that reach code by name, if the run searches for them.
    var reflections: [Reflection] = []
    /// False for a file of imports and comments only.
    var hasCode = true
}

struct LinkedSource: Equatable, Sendable {
    /// The last link on the path of the source, relative to the root.
    let path: String
    /// The absolute path of the source without links.
    let realPath: String
    /// True for a link in the package, false for a link to the package.
    let isInPackage: Bool
    /// True if the whole target is behind the link, and the source really is in the package.
    let isOwn: Bool
}
