/// The files and folders that the targets of an Xcode project build or copy.
struct XcodeProject {
    /// The built or copied files and folders, relative to the examined folder.
    private var built: Set<String> = []
    /// The files in synchronized folders that no target builds, because exceptions remove them.
    private var leftOut: Set<String> = []

    /// Reads a `project.pbxproj`; nil for a text in another format.
    ///
    /// - Parameter folder: The folder that contains the project, relative to the examined folder.
    init?(_ bytes: [UInt8], in folder: String) {
        guard let list = PropertyListReader.read(bytes),
            case .dictionary(let objects) = list["objects"],
            let project = list["rootObject"]?.text.flatMap({ objects[$0] })
        else { return nil }
        let top = TargetPath.joined(folder, project["projectDirPath"]?.text ?? "")
        let paths = Self.paths(of: objects, from: project["mainGroup"]?.text, in: top)
        var owners: [String: Set<String>] = [:]
        for (id, object) in objects {
            if object["isa"]?.text == "PBXBuildFile", let file = object["fileRef"]?.text,
                let path = paths[file]
            {
                built.insert(path)
            }
            for group in object["fileSystemSynchronizedGroups"]?.texts ?? [] {
                owners[group, default: []].insert(id)
            }
        }
        for (id, path) in paths {
            guard let group = objects[id],
                group["isa"]?.text == "PBXFileSystemSynchronizedRootGroup"
            else { continue }
            add(group, at: path, of: owners[id] ?? [], objects)
        }
    }

    /// Returns whether a target builds or copies a file.
    func builds(_ file: String) -> Bool {
        for path in file.andOuterFolders {
            if built.contains(path) { return true }
            if leftOut.contains(path) { return false }
        }
        return false
    }

    /// Returns the paths of groups and files by their identifiers.
    private static func paths(
        of objects: [String: PropertyList],
        from start: String?,
        in top: String
    ) -> [String: String] {
        var paths: [String: String] = [:]
        var pending = start.map { [(id: $0, folder: top)] } ?? []
        while let (id, folder) = pending.popLast() {
            guard paths[id] == nil, let object = objects[id] else { continue }
            let own = object["path"]?.text ?? ""
            let path: String
            switch object["sourceTree"]?.text ?? "<group>" {
            case "<group>": path = own.isEmpty ? folder : TargetPath.joined(folder, own)
            case "SOURCE_ROOT": path = TargetPath.joined(top, own)
            default: continue
            }
            paths[id] = path
            pending += (object["children"]?.texts ?? []).map { ($0, path) }
        }
        return paths
    }

    /// Adds a synchronized folder, whose files belong to `targets`.
    ///
    /// Exceptions remove files of the folder from one of these targets, or add files to another
    /// target.
    private mutating func add(
        _ group: PropertyList,
        at path: String,
        of targets: Set<String>,
        _ objects: [String: PropertyList]
    ) {
        if !targets.isEmpty { built.insert(path) }
        var leaving: [String: Set<String>] = [:]
        for exceptions in (group["exceptions"]?.texts ?? []).compactMap({ objects[$0] }) {
            let target = exceptions["target"]?.text ?? ""
            for name in exceptions["membershipExceptions"]?.texts ?? [] {
                let file = TargetPath.joined(path, name)
                if targets.contains(target) {
                    leaving[file, default: []].insert(target)
                } else {
                    built.insert(file)
                }
            }
        }
        for (file, left) in leaving where left == targets { leftOut.insert(file) }
    }
}
