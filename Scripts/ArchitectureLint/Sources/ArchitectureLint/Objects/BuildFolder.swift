#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The object files of a target in one place.
struct BuildUnit: Equatable, Sendable {
    let objects: [Object]
    /// The absolute paths of all sources that the compiler received.
    let sources: [String]

    struct Object: Equatable, Sendable {
        /// The absolute path.
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
    /// The absolute path.
    let path: String

    /// The names of folders without objects.
    private static let skippedFolders: Set = [
        "ModuleCache", "index", "index-build", "checkouts", "repositories", "artifacts",
    ]

    /// Finds the build units below the folder.
    ///
    /// - Throws: `Problem` for a folder or a list that cannot be read.
    func units() throws -> [BuildUnit] {
        var found: [BuildUnit] = []
        var pending = [URL(fileURLWithPath: path).resolvingSymlinksInPath().path]
        guard isFolder(pending[0]) else {
            throw Problem(.unreadable, at: path, "there is no such folder: 'swift build' first")
        }
        while let folder = pending.popLast() {
            let names = try names(in: folder)
            let map = names.first {
                $0 == "output-file-map.json" || $0.hasSuffix("-OutputFileMap.json")
            }
            if let map {
                found.append(try unit(ofMap: "\(folder)/\(map)"))
                continue
            }
            found += names.filter { $0.hasSuffix(".o") }.compactMap { name in
                unit(ofObject: "\(folder)/\(name)")
            }
            pending += names.filter {
                !Self.skippedFolders.contains($0) && !$0.hasSuffix(".swiftmodule")
            }.map { "\(folder)/\($0)" }.filter(isFolder)
        }
        return found.filter { !$0.objects.isEmpty }
    }

    private struct Outputs: Decodable {
        let object: String?
        let traces: [String]

        init(from decoder: any Decoder) throws {
            let files = try [String: String](from: decoder)
            object = files["object"]
            traces = files.filter { $0.key.hasSuffix("dependencies") }.map(\.value).sorted()
        }
    }

    /// The unit of a run of the Swift compiler, by its map of output files.
    private func unit(ofMap file: String) throws -> BuildUnit {
        guard
            let outputs = try? JSONDecoder().decode(
                [String: Outputs].self,
                from: Data(FileReader.read(file))
            )
        else { throw Problem(.badData, at: file, "is no map of the compiler's output files") }
        let whole = outputs[""]
        let sources = outputs.keys.filter { !$0.isEmpty }.sorted()
        var objects = sources.compactMap { source in
            outputs[source]?.object.map {
                BuildUnit.Object(
                    path: $0,
                    source: source,
                    traces: (outputs[source]?.traces ?? []) + (whole?.traces ?? [])
                )
            }
        }
        if let object = whole?.object {
            objects.append(BuildUnit.Object(path: object, source: nil, traces: whole?.traces ?? []))
        }
        return BuildUnit(objects: objects.filter { isFile($0.path) }, sources: sources)
    }

    /// The unit of a run of the C compiler; nil for a deleted source, whose object is not linked.
    private func unit(ofObject path: String) -> BuildUnit? {
        let list = "\(path.dropLast())d"
        guard let bytes = try? FileReader.read(list),
            let source = DependencyList.first(in: bytes), isFile(source)
        else { return nil }
        let object = BuildUnit.Object(path: path, source: source, traces: [list])
        return BuildUnit(objects: [object], sources: [source])
    }

    private func names(in folder: String) throws -> [String] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        } catch {
            throw Problem(.unreadable, at: folder, "cannot be read: \(error)")
        }
    }

    // A link to a folder would be searched twice.
    private func isFolder(_ path: String) -> Bool {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return attributes?[.type] as? FileAttributeType == .typeDirectory
    }

    private func isFile(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
}

/// The dependencies of a C source in the format of `make`: `dependencies: /a/b.c /a/b.h`.
enum DependencyList {
    /// The first file of a list, which is the source; nil for an empty list.
    static func first(in bytes: [UInt8]) -> String? {
        guard let colon = bytes.firstIndex(of: Byte.colon) else { return nil }
        var name: [UInt8] = []
        var isEscaped = false
        for byte in bytes[(colon + 1)...] {
            if isEscaped {
                isEscaped = false
                // A backslash at the end of a line continues the line.
                if byte != Byte.newline { name.append(byte) }
            } else if byte == Byte.backslash {
                isEscaped = true
            } else if byte == Byte.space || byte == Byte.newline {
                if !name.isEmpty { break }
            } else {
                name.append(byte)
            }
        }
        return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
    }
}
