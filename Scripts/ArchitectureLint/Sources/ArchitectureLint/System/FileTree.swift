#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The folder that is examined, as lists of paths relative to it.
struct FileTree {
    /// The folder's absolute path, without links on the way.
    let root: String

    /// A folder.
    ///
    /// - Throws: `Problem` when there is no such folder.
    init(root: String) throws {
        let resolved = URL(fileURLWithPath: root).resolvingSymlinksInPath().path
        self.root =
            resolved.count > 1 && resolved.hasSuffix("/") ? String(resolved.dropLast()) : resolved
        guard hasFolder("") else { throw Problem(.unreadable, at: root, "there is no such folder") }
    }

    /// The absolute path of something in the folder.
    func absolute(_ path: String) -> String {
        path.isEmpty ? root : "\(root)/\(path)"
    }

    /// Whether there is a folder, or a link to one, of this relative path.
    func hasFolder(_ path: String) -> Bool {
        let target = URL(fileURLWithPath: absolute(path)).resolvingSymlinksInPath().path
        let attributes = try? FileManager.default.attributesOfItem(atPath: target)
        return attributes?[.type] as? FileAttributeType == .typeDirectory
    }

    /// Whether there is a file, or a link to one, of this relative path.
    func hasFile(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: absolute(path)) && !hasFolder(path)
    }

    /// The bytes of a file.
    ///
    /// - Throws: `Problem` when it cannot be read.
    func read(_ path: String) throws -> [UInt8] {
        guard let data = FileManager.default.contents(atPath: absolute(path)) else {
            throw Problem(.unreadable, at: path, "cannot be read")
        }
        return [UInt8](data)
    }

    /// Every file in the folder, sorted. Hidden files and folders, and links to folders, are left
    /// out.
    ///
    /// - Throws: `Problem` when a folder cannot be read.
    func files() throws -> [String] {
        var found: [String] = []
        var waiting = [""]
        while let folder = waiting.popLast() {
            for name in try names(in: folder) where !name.hasPrefix(".") {
                let path = folder.isEmpty ? name : "\(folder)/\(name)"
                switch try kind(of: path) {
                case .typeDirectory: waiting.append(path)
                case .typeRegular: found.append(path)
                case .typeSymbolicLink where !hasFolder(path): found.append(path)
                default: break
                }
            }
        }
        return found.sorted()
    }

    private func names(in folder: String) throws -> [String] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: absolute(folder))
        } catch {
            throw Problem(.unreadable, at: folder, "cannot be read: \(error)")
        }
    }

    private func kind(of path: String) throws -> FileAttributeType? {
        do {
            let attributes = try FileManager.default.attributesOfItem(atPath: absolute(path))
            return attributes[.type] as? FileAttributeType
        } catch {
            throw Problem(.unreadable, at: path, "cannot be read: \(error)")
        }
    }
}
