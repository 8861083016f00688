#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A folder that SwiftPM built in, such as `.build` or `.build/debug`.
///
/// What belongs together is read from the lists that SwiftPM hands to the compiler, and not guessed
/// from names: a folder also keeps objects of sources that are gone.
struct BuildFolder {
    /// Its absolute path.
    let path: String

    /// Folders in which nothing is built.
    private static let others: Set = [
        "ModuleCache", "index", "index-build", "checkouts", "repositories", "artifacts",
    ]

    /// What was built there.
    ///
    /// - Throws: `Problem` when the folder or a list in it cannot be read.
    func units() throws -> [BuildUnit] {
        var found: [BuildUnit] = []
        var waiting = [URL(fileURLWithPath: path).resolvingSymlinksInPath().path]
        guard isFolder(waiting[0]) else {
            throw Problem(.unreadable, at: path, "there is no such folder: `swift build` first")
        }
        while let folder = waiting.popLast() {
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
            waiting += names.filter { !Self.others.contains($0) && !$0.hasSuffix(".swiftmodule") }
                .map { "\(folder)/\($0)" }.filter(isFolder)
        }
        return found.filter { !$0.objects.isEmpty }
    }

    private struct Outputs: Decodable {
        let object: String?
        /// The files of which the compiler writes when it has done its work.
        let traces: [String]

        init(from decoder: any Decoder) throws {
            let files = try [String: String](from: decoder)
            object = files["object"]
            traces = files.filter { $0.key.hasSuffix("dependencies") }.map(\.value).sorted()
        }
    }

    /// What a run of the Swift compiler made, by the list that it was given.
    private func unit(ofMap file: String) throws -> BuildUnit {
        guard
            let outputs = try? JSONDecoder().decode(
                [String: Outputs].self,
                from: Data(SourceReader.read(file))
            )
        else {
            throw Problem(.badData, at: file, "is no list of what the compiler writes")
        }
        let whole = outputs[""]
        let sources = outputs.keys.filter { !$0.isEmpty }.sorted()
        let single = sources.compactMap { source in
            outputs[source]?.object.map {
                BuildUnit.Object(
                    path: $0,
                    source: source,
                    traces: (outputs[source]?.traces ?? []) + (whole?.traces ?? [])
                )
            }
        }
        let all = whole?.object.map {
            [BuildUnit.Object(path: $0, source: nil, traces: whole?.traces ?? [])]
        }
        return BuildUnit(
            objects: (single + (all ?? [])).filter { isFile($0.path) },
            sources: sources
        )
    }

    /// What a run of the C compiler made, by the list of what it depends on that lies beside it.
    /// Nothing for an object whose source is gone: SwiftPM leaves it there and links it no more.
    private func unit(ofObject path: String) -> BuildUnit? {
        let list = "\(path.dropLast())d"
        guard let bytes = try? SourceReader.read(list),
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

    /// Whether it is a folder, and no link to one, which would be looked into twice.
    private func isFolder(_ path: String) -> Bool {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return attributes?[.type] as? FileAttributeType == .typeDirectory
    }

    private func isFile(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: path)
    }
}
