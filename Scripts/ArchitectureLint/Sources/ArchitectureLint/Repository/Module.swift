/// A target with its sources, as one object that several lists share.
public final class Module: Sendable {
    /// The target.
    public let target: Manifest.Target
    /// The package of the target.
    public let package: SwiftPackage
    /// The Swift sources, sorted by path.
    public let files: [SourceFile]
    /// The name in imports, or a unique name such as `UnitTests (Card)`.
    public let name: String

    init(target: Manifest.Target, package: SwiftPackage, files: [SourceFile]) {
        self.target = target
        self.package = package
        self.files = files
        name = target.graphName
    }
}

extension Module: Equatable {
    /// Compares the contents of two modules.
    public static func == (left: Module, right: Module) -> Bool {
        left === right
            || left.target == right.target && left.package == right.package
                && left.files == right.files
    }
}

/// A source file with its imports.
public struct SourceFile: Equatable, Sendable {
    /// The path, relative to the root.
    public let path: String
    /// The imports, in the order of the file.
    public let imports: [Import]
    /// The number of lines, if the run counts them.
    var lines: Int?
    /// The link to the file; nil for a file without a link on its path.
    var link: LinkedSource?
}

/// A link to a source.
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
