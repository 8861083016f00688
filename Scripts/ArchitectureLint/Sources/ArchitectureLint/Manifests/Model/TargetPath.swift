/// Paths that a manifest gives within a folder.
enum TargetPath {
    /// A path without what it may do without, as SwiftPM writes it: `q` for `./q/`.
    static func plain(_ path: String) -> String {
        let plain = joined("", path)
        return plain.isEmpty ? "." : plain
    }

    /// A path within a folder, in which `..` goes up one name.
    static func joined(_ folder: String, _ path: String) -> String {
        if isPlain(path) { return folder.isEmpty ? path : "\(folder)/\(path)" }
        var parts: [Substring] = []
        for part in folder.split(separator: "/") + path.split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." {
                parts.removeLast()
            } else {
                parts.append(part)
            }
        }
        return parts.joined(separator: "/")
    }

    /// Whether a path has nothing in it that is to be left out, as hardly any has.
    private static func isPlain(_ path: String) -> Bool {
        var last = Byte.slash
        for byte in path.utf8 {
            if byte == Byte.dot || (byte == Byte.slash && last == Byte.slash) { return false }
            last = byte
        }
        return last != Byte.slash
    }
}
