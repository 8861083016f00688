/// Where a package is, by SwiftPM's rules.
package enum PackageLocation {
    /// The absolute path that a manifest means by a path, without looking at the disk: `..` goes up
    /// one name, also where that is a link.
    ///
    /// - Parameters:
    ///   - path: as it is written.
    ///   - folder: the absolute path of the package that names it.
    /// - Returns: nothing when it is not plainly a path: `~` and addresses mean something else.
    static func absolute(_ path: String, from folder: String) -> String? {
        guard !path.isEmpty, !path.hasPrefix("~"), !path.contains("@"), !path.contains("://")
        else { return nil }
        let whole = path.hasPrefix("/") ? path : "\(folder)/\(path)"
        var names: [Substring] = []
        for name in whole.split(separator: "/") where name != "." {
            if name == ".." { _ = names.popLast() } else { names.append(name) }
        }
        return names.isEmpty ? nil : "/" + names.joined(separator: "/")
    }

    /// How a package is named by those who give it no name: the last part of its path or address,
    /// in lower case.
    package static func identity(of location: String) -> String {
        var last = location[...]
        if last.hasSuffix("/") { last = last.dropLast() }
        if let slash = last.lastIndex(of: "/") { last = last[last.index(after: slash)...] }
        if last.hasSuffix(".git") { last = last.dropLast(4) }
        return last.lowercased()
    }
}
