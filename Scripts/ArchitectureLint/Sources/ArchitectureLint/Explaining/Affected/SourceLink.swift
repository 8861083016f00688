#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A link in the folder that is examined, and where it leads in it.
struct SourceLink: Equatable, Sendable {
    /// Where it is, relative to the root.
    let path: String
    /// Where it leads, relative to the root, without links on the way.
    let destination: String

    /// A link, as a test gives it.
    init(path: String, destination: String) {
        self.path = path
        self.destination = destination
    }

    /// Looks where a link leads; nothing when that is outside of the root.
    ///
    /// - Parameters:
    ///   - path: where it is, relative to the root.
    ///   - root: the root's absolute path, without links on the way.
    init?(_ path: String, in root: String) {
        let link = "\(root)/\(path)"
        guard let written = try? FileManager.default.destinationOfSymbolicLink(atPath: link) else {
            return nil
        }
        var real = URL(fileURLWithPath: link).resolvingSymlinksInPath().path
        if real == link {
            // It leads to what is gone; its last change counts, too.
            let folder = link.split(separator: "/").dropLast().map { "/\($0)" }.joined()
            let whole = written.hasPrefix("/") ? written : "\(folder)/\(written)"
            real = URL(fileURLWithPath: whole).standardized.path
        }
        guard real.hasPrefix("\(root)/") else { return nil }
        self.init(path: path, destination: String(real.dropFirst(root.count + 1)))
    }
}

extension [SourceLink] {
    /// The paths, through links, at which a file is seen besides its own. Of a folder (a submodule
    /// is one to git), also those at which a part of it is.
    func otherPaths(of file: String) -> [String] {
        var found: [String] = []
        // Each link counts once, so that a circle ends.
        var unused = self
        var waiting = [file]
        while let path = waiting.popLast() {
            let leading = unused.filter {
                path.isInside($0.destination) || $0.destination.isInside(path)
            }
            unused.removeAll(where: leading.contains)
            let others = leading.map { $0.path + path.dropFirst($0.destination.count) }
            found += others
            waiting += others
        }
        return found
    }
}
