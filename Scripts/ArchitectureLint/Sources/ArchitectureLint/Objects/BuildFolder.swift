/// The object files of a target in one place.
struct BuildUnit: Equatable, Sendable {
    var objects: [Object]
    /// The absolute paths of all sources that the compiler received.
    var sources: [String]

    struct Object: Equatable, Sendable {
        let path: String
        /// The source of the object; nil for an object of all sources.
        let source: String?
        /// The other files of the compiler's run, which does not write an unchanged object.
        let traces: [String]
    }
}

/// A folder with build products of SwiftPM, such as `.build` or `.build/debug`.
///
/// The lists that SwiftPM passes to the compiler map objects to sources. The folder may also
/// contain objects of deleted sources.
struct BuildFolder {
    let path: String

    /// The names of folders without objects.
    private static let skippedFolders: Set = [
        "ModuleCache", "index", "index-build", "checkouts", "repositories", "artifacts",
    ]

    /// Finds the build units below the folder.
    ///
    /// - Throws: `Problem` for a folder or a list that cannot be read.
    func units() throws -> [BuildUnit] {
        guard let top = path.withoutLinks, FileStatus(top)?.isFolder == true else {
            throw Problem(.unreadable, at: path, "there is no such folder: 'swift build' first")
        }
        var found: [BuildUnit] = []
        var pending = [top]
        while let folder = pending.popLast() {
            let entries = try FolderEntry.all(in: folder)
            let map = entries.first {
                $0.name == "output-file-map.json" || $0.name.hasSuffix("-OutputFileMap.json")
            }
            if let map {
                found.append(try unit(ofMap: "\(folder)/\(map.name)"))
                continue
            }
            for entry in entries {
                let path = "\(folder)/\(entry.name)"
                if entry.name.hasSuffix(".o") {
                    if let unit = unit(ofObject: path) { found.append(unit) }
                } else if entry.kind == .folder, !Self.skippedFolders.contains(entry.name),
                    !entry.name.hasSuffix(".swiftmodule")
                {
                    pending.append(path)
                }
            }
        }
        return found.filter { !$0.objects.isEmpty }
    }

    /// The unit of a run of the Swift compiler, by its map of output files.
    private func unit(ofMap file: String) throws -> BuildUnit {
        guard let outputs = try? [String: [String: String]](json: FileReader.read(file)) else {
            throw Problem(.badData, at: file, "is no map of the compiler's output files")
        }
        // The outputs for all sources are under an empty name.
        let traces = outputs.mapValues { files in
            files.filter { $0.key.hasSuffix("dependencies") }.map(\.value)
        }
        let objects = outputs.compactMap { source, files -> BuildUnit.Object? in
            guard let object = files["object"], FileStatus(object) != nil else { return nil }
            return BuildUnit.Object(
                path: object,
                source: source.isEmpty ? nil : source,
                traces: [source, ""].flatMap { traces[$0] ?? [] }
            )
        }
        return BuildUnit(
            objects: objects.sorted { $0.path < $1.path },
            sources: outputs.keys.filter { !$0.isEmpty }.sorted()
        )
    }

    /// The unit of a run of the C compiler; nil for a deleted source, whose object is not linked.
    private func unit(ofObject path: String) -> BuildUnit? {
        let list = "\(path.dropLast())d"
        guard let bytes = try? FileReader.read(list),
            let source = DependencyList.first(in: bytes), FileStatus(source) != nil
        else { return nil }
        let object = BuildUnit.Object(path: path, source: source, traces: [list])
        return BuildUnit(objects: [object], sources: [source])
    }
}

/// The dependencies of a C source in the format of `make`: `dependencies: /a/b.c /a/b.h`.
enum DependencyList {
    /// The first file of a list, which is the source; nil for an empty list.
    static func first(in bytes: [UInt8]) -> String? {
        // A backslash escapes a space, and continues the line at its end.
        let text = String(decoding: bytes, as: UTF8.self).replacing("\\\n", with: "")
        let name = text.firstMatch(of: /:[ \n]*((?:\\.|[^ \n\\])+)/)?.1
        return name.map { String($0.replacing(/\\(.)/) { $0.1 }) }
    }
}
