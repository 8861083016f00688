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
        // By bytes, as the system takes a path: every manifest of a large repository asks this.
        let written = path.utf8
        guard let first = written.first, first != UInt8(ascii: "~"),
            !written.contains(UInt8(ascii: "@")),
            !(written.contains(UInt8(ascii: ":")) && path.contains("://"))
        else { return nil }
        let whole = first == Byte.slash ? path : "\(folder)/\(path)"
        var made: [UInt8] = []
        made.reserveCapacity(whole.utf8.count)
        for name in whole.utf8.split(separator: Byte.slash) where !name.elementsEqual(".".utf8) {
            if name.elementsEqual("..".utf8) {
                made.removeSubrange((made.lastIndex(of: Byte.slash) ?? 0)...)
            } else {
                made.append(Byte.slash)
                made.append(contentsOf: name)
            }
        }
        return made.isEmpty ? nil : String(decoding: made, as: UTF8.self)
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
