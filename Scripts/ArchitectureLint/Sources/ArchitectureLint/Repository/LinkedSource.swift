/// How a link leads to a source.
final class LinkedSource: Sendable {
    /// The first link on the way, relative to the root.
    let path: String
    /// Where the source really is: an absolute path.
    let realPath: String
    /// Whether a link of the package leads there, rather than one to the whole package.
    let isInPackage: Bool

    init(path: String, realPath: String, isInPackage: Bool) {
        self.path = path
        self.realPath = realPath
        self.isInPackage = isInPackage
    }
}

extension LinkedSource: Equatable {
    static func == (left: LinkedSource, right: LinkedSource) -> Bool {
        left.path == right.path && left.realPath == right.realPath
            && left.isInPackage == right.isInPackage
    }
}
