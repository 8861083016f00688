/// The targets of an Xcode project, and the files that they build or copy.
struct XcodeProject: Sendable {
    /// The path of the bundle, such as `App/App.xcodeproj`, relative to the examined folder.
    let path: String
    let targets: [XcodeTarget]
    /// The Swift packages that the project refers to.
    let packages: [Package]
    /// The built or copied files and folders, relative to the examined folder.
    private var built: Set<String> = []
    /// The files in synchronized folders that no target builds, because exceptions remove them.
    private var leftOut: Set<String> = []

    struct Package: Sendable {
        let identity: String
        /// The path relative to the project's folder, or the address.
        let location: String
        let isLocal: Bool
        let line: Int
    }

    /// The name of the file in the bundle that describes the project.
    static let file = "project.pbxproj"

    /// Reads a `project.pbxproj`; nil for a text in another format.
    ///
    /// - Parameters:
    ///   - path: The path of the bundle, relative to the examined folder.
    ///   - read: Returns the content of a file, relative to the examined folder.
    init?(_ bytes: [UInt8], at path: String, read: (String) -> [UInt8]?) {
        guard let objects = XcodeObjects(bytes, in: path.folder) else { return nil }
        self.path = path
        let packages = objects.objects(objects.project["packageReferences"])
            .compactMap { id, object -> (id: String, package: Package)? in
                let local = object["relativePath"]?.text.map { TargetPath.joined(objects.top, $0) }
                guard let location = local ?? object["repositoryURL"]?.text else { return nil }
                let package = Package(
                    identity: PackageLocation.identity(of: location),
                    location: location,
                    isLocal: local != nil,
                    line: objects.line(of: id)
                )
                return (id, package)
            }
        self.packages = packages.map(\.package)
        targets = XcodeTargetReader(
            objects: objects,
            packages: Dictionary(firstOf: packages.map { ($0.id, $0.package.identity) }),
            files: XcodeSettings.files(of: objects, read: read)
        ).targets()
        addFiles(of: objects)
    }

    /// Returns whether a target builds or copies a file.
    func builds(_ file: String) -> Bool {
        for path in file.andOuterFolders {
            if built.contains(path) { return true }
            if leftOut.contains(path) { return false }
        }
        return false
    }

    private mutating func addFiles(of objects: XcodeObjects) {
        for object in objects.all.values where object.isa == "PBXBuildFile" {
            if let path = objects.file(object["fileRef"]) { built.insert(path) }
        }
        for target in targets { built.formUnion(target.folders.union(target.sources.keys)) }
        leftOut = targets.reduce(into: []) { $0.formUnion($1.leftOut) }
        leftOut = leftOut.filter { file in !targets.contains { $0.builds(file) } }
    }
}
