/// A target with its sources: what imports, and what is imported. It is shared, not copied, on the way
/// through several lists.
public final class Module: Sendable {
    /// The target.
    public let target: Target
    /// The package that it belongs to.
    public let package: SwiftPackage
    /// Its sources in Swift, in the order of their paths.
    public let files: [SourceFile]

    /// The name under which sources import it; of test targets, programs and plug-ins that have one
    /// name, with their package: `UnitTests (Card)`.
    public let name: String

    init(target: Target, package: SwiftPackage, files: [SourceFile]) {
        self.target = target
        self.package = package
        self.files = files
        name = target.graphName
    }
}

extension Module: Equatable {
    public static func == (left: Module, right: Module) -> Bool {
        left === right
            || left.target == right.target && left.package == right.package
                && left.files == right.files
    }
}

/// A source file with its imports.
public struct SourceFile: Equatable, Sendable {
    /// Where it is, relative to the root.
    public let path: String
    /// What it imports, in the order of the file.
    public let imports: [Import]
    /// How many lines it has, if they were counted.
    var lines: Int?
    /// How a link leads to it; nothing when none does.
    var link: LinkedSource?
}
