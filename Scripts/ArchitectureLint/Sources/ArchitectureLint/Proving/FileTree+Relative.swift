#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension FileTree {
    /// A path from the current folder as one that is relative to this one; only its last part when
    /// it leads elsewhere.
    func relative(_ path: String) -> String {
        let absolute = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        guard absolute.hasPrefix("\(root)/") else {
            return absolute.split(separator: "/").last.map(String.init) ?? path
        }
        return String(absolute.dropFirst(root.count + 1))
    }
}
