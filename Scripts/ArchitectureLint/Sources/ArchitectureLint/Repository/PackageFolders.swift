/// Which folders hold packages.
enum PackageFolders {
    /// Those folders with a file `Package.swift` in which that is a manifest, sorted. Below another
    /// package it may be a source that is called so; only a manifest says which tools it is for.
    static func manifests(in folders: Set<String>, _ tree: FileTree) -> [String] {
        folders.filter { folder in
            guard isBelowOther(folder, among: folders),
                let bytes = try? tree.read("\(folder)/Package.swift")
            else { return true }
            return saysTools(bytes)
        }.sorted()
    }

    /// What is wrong with a file that cannot be understood.
    static func neither(_ path: String) -> Problem {
        Problem(
            .badData,
            at: path,
            "it is no manifest, as no line of it says `// swift-tools-version`, and no source of a "
                + "target either"
        )
    }

    private static func isBelowOther(_ folder: String, among folders: Set<String>) -> Bool {
        var above = folder[...]
        while !above.isEmpty {
            above = above[..<(above.lastIndex(of: "/") ?? above.startIndex)]
            if folders.contains(String(above)) { return true }
        }
        return false
    }

    private static func saysTools(_ bytes: [UInt8]) -> Bool {
        bytes.split { $0 == Byte.newline || $0 == UInt8(ascii: "\r") }.contains { line in
            let text = line.drop { $0 == Byte.space || $0 == UInt8(ascii: "\t") }
            return text.starts(with: "//".utf8)
                && String(decoding: text, as: UTF8.self).lowercased().contains(
                    "swift-tools-version"
                )
        }
    }
}
