/// The location of a package, by the rules of SwiftPM.
package enum PackageLocation {
    /// Returns the absolute path for a path in a manifest.
    ///
    /// `..` removes the name before it, even if that name is a symbolic link.
    ///
    /// - Parameters:
    ///   - path: The path in the manifest.
    ///   - folder: The absolute path of the package.
    /// - Returns: The absolute path; nil for a path with `~`, an address, or the root of the file
    ///   system.
    static func absolute(_ path: String, from folder: String) -> String? {
        guard let first = path.utf8.first, first != UInt8(ascii: "~"),
            !path.utf8.contains(Byte.at), !path.contains("://")
        else { return nil }
        let plain = TargetPath.joined("", first == Byte.slash ? path : "\(folder)/\(path)")
        // There is nothing above the root.
        guard plain.hasPrefix("..") else { return plain.isEmpty ? nil : "/\(plain)" }
        let names = plain.split(separator: "/").drop { $0 == ".." }
        return names.isEmpty ? nil : "/" + names.joined(separator: "/")
    }

    /// Returns the identity of a package: the last part of its path or address, in lower case.
    package static func identity(of location: String) -> String {
        var last = location[...]
        if last.hasSuffix("/") { last = last.dropLast() }
        if let slash = last.lastIndex(of: "/") { last = last[last.index(after: slash)...] }
        if last.hasSuffix(".git") { last = last.dropLast(4) }
        return last.lowercased()
    }
}

/// Functions for the paths in a manifest, which are relative to its package.
enum TargetPath {
    /// Returns the path as SwiftPM prints it, such as `q` for `./q/`.
    static func plain(_ path: String) -> String { joined("", path).shownPath }

    /// Joins a folder and a path; `..` removes the name before it.
    static func joined(_ folder: String, _ path: String) -> String {
        var parts: [Substring] = []
        // The bytes are faster than characters, and each manifest of a large repository has paths.
        let names = [folder, path].flatMap { $0.utf8.split(separator: Byte.slash) }
        for part in names.map(Substring.init) where part != "." {
            if part == "..", let last = parts.last, last != ".." {
                parts.removeLast()
            } else {
                parts.append(part)
            }
        }
        return parts.joined(separator: "/")
    }
}
