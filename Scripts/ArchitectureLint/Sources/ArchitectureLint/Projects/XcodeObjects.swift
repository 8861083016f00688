/// The objects of a `project.pbxproj`, by their identifiers.
struct XcodeObjects {
    let project: PropertyList
    /// The name of the project, without its extension.
    let name: String
    /// The folder that paths in the project start from, relative to the examined folder.
    let top: String
    /// The paths of groups and files, relative to the examined folder.
    let paths: [String: String]
    let all: [String: PropertyList]

    /// Reads a `project.pbxproj`; nil for a text in another format.
    ///
    /// - Parameter path: The path of the project's bundle, relative to the examined folder.
    init?(_ bytes: [UInt8], at path: String) {
        var reader = PropertyListReader(bytes)
        guard let list = reader.read(), case .dictionary(let objects) = list["objects"],
            let project = list["rootObject"]?.text.flatMap({ objects[$0] })
        else { return nil }
        self.project = project
        name = String(path.lastName.dropLast(".xcodeproj".count))
        all = objects
        top = TargetPath.joined(path.folder, project["projectDirPath"]?.text ?? "")
        paths = Self.paths(of: objects, from: project["mainGroup"]?.text, in: top)
    }

    subscript(id: String?) -> PropertyList? { id.flatMap { all[$0] } }

    /// Returns the objects that a list names, with their identifiers.
    func objects(_ list: PropertyList?) -> [(id: String, object: PropertyList)] {
        (list?.texts ?? []).compactMap { id in all[id].map { (id, $0) } }
    }

    /// Returns the path of a listed file; nil for a group, such as the translations of a file.
    func file(_ id: PropertyList?) -> String? {
        guard let id = id?.text, all[id]?.isa == "PBXFileReference" else { return nil }
        return paths[id]
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
            // The path of a deep group must not grow without a limit.
            guard paths[id] == nil, let object = objects[id], folder.utf8.count < 4096 else {
                continue
            }
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
}

extension PropertyList {
    /// The kind of an object in a project, such as `PBXNativeTarget`.
    var isa: String { self["isa"]?.text ?? "" }
}
