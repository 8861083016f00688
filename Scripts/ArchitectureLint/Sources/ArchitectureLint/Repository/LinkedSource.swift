/// How a link leads to a source.
final class LinkedSource: Sendable {
    /// The last link on the way, relative to the root.
    let path: String
    /// Where the source really is: an absolute path.
    let realPath: String
    /// Whether a link of the package leads there, rather than one to the whole package.
    let isInPackage: Bool
    /// Whether all of the target is behind that link, and the source within the package all the same.
    let isOwn: Bool

    init(path: String, realPath: String, isInPackage: Bool, isOwn: Bool) {
        self.path = path
        self.realPath = realPath
        self.isInPackage = isInPackage
        self.isOwn = isOwn
    }
}

extension LinkedSource: Equatable {
    static func == (left: LinkedSource, right: LinkedSource) -> Bool {
        left.path == right.path && left.realPath == right.realPath
            && left.isInPackage == right.isInPackage && left.isOwn == right.isOwn
    }
}
